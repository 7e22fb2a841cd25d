import UIKit

// expect: holds

/// A storyboard presents the settings; the library listens to how that ends, whoever ends it.
final class Library: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}
