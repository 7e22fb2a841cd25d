// expect: holds
import UIKit

protocol CodePageDelegate: AnyObject {
  func codeFound(_ code: String)
}

/// Tells by a method of its own when it has gone.
final class CodePage: UIViewController {
  weak var delegate: CodePageDelegate?

  @objc func capture() {
    dismiss(animated: true) { self.found("1234") }
  }

  private func found(_ code: String) { delegate?.codeFound(code) }
}

final class LoginPage: UIViewController, CodePageDelegate {
  @objc func scan() {
    let page = CodePage()
    page.delegate = self
    present(page, animated: true)
  }

  func codeFound(_ code: String) {
    present(UIViewController(), animated: true)
  }
}
