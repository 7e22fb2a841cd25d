// expect: holds
import UIKit

/// Says what is to happen after a pull, and is asked.
final class LoginPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  @objc func cancel() { dismiss(animated: true) { self.onEnd?() } }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onEnd?()
  }
}

final class AccountPage: UIViewController {
  @objc func logIn() {
    let page = LoginPage()
    page.onEnd = { [weak self] in self?.title = "" }
    page.presentationController?.delegate = page
    present(page, animated: true)
  }
}
