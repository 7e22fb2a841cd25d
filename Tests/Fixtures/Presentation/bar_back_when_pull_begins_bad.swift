import UIKit

/// A bar that hides itself under the picker, and comes back when the user has pulled a little.
final class MessageBar: UIView, UIAdaptivePresentationControllerDelegate {
  weak var page: UIViewController?

  func pick() {
    let picker = UIViewController()
    picker.presentationController?.delegate = self
    isHidden = true
    page?.present(picker, animated: true)
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {  // expect: possible TV1101
    isHidden = false
  }
}
