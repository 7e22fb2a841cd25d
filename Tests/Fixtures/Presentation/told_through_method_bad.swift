import UIKit

protocol CodePageDelegate: AnyObject {
  func codeFound(_ code: String)
}

/// Tells by a method of its own, and closes itself in the same turn.
final class CodePage: UIViewController {
  weak var delegate: CodePageDelegate?

  @objc func capture() {
    found("1234")
    dismiss(animated: true)
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
    present(UIViewController(), animated: true)  // expect: TV601
  }
}
