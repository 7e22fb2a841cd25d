import UIKit

/// Who was shown last is known, and kept by the class.
class Page: UIViewController {
  static var last: Page?

  override func viewDidLoad() {
    super.viewDidLoad()
    Page.last = self
  }
}

final class LoginPage: Page {
  @IBAction func close(_ sender: Any) {
    if Page.last === self { presentingViewController?.dismiss(animated: true) }
  }
}

final class HomePage: UIViewController {
  func open() {
    if presentedViewController == nil { present(LoginPage(), animated: true) }  // expect: TV902
  }
}
