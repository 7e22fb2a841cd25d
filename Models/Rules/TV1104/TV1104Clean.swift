import UIKit

// expect: holds

/// Keeps a popover a popover, also where the window is narrow.
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    return .none
  }
}
