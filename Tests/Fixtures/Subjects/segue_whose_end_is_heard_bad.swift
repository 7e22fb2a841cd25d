import UIKit

/// A storyboard presents the settings; the library listens to how that ends.
final class Library: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var isSyncing = false

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.presentationController?.delegate = self
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {  // expect: TV1101
    isSyncing = true
  }
}
