import UIKit

/// Keeps a popover a popover, also where the window is narrow.
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    controller.presentedViewController.dismiss(animated: true)  // expect: TV1104
    return .none
  }
}
