import UIKit

/// Says what is to happen after a pull, and is nobody's delegate.
final class LoginPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  @objc func cancel() { dismiss(animated: true) { self.onEnd?() } }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {  // expect: TV1102
    onEnd?()
  }
}

final class AccountPage: UIViewController {
  @objc func logIn() {
    let page = LoginPage()
    page.onEnd = { [weak self] in self?.title = "" }
    present(page, animated: true)
  }
}
