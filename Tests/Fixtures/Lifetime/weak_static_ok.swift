// expect: holds
import UIKit

/// Who was shown last is known, and not kept: by the class, and by a variable of the file.
class Page: UIViewController {
  static weak var last: Page?

  override func viewDidLoad() {
    super.viewDidLoad()
    Page.last = self
    lastPage = self
  }
}

weak var lastPage: Page?

final class LoginPage: Page {
  @IBAction func close(_ sender: Any) {
    if Page.last === self, lastPage === self { presentingViewController?.dismiss(animated: true) }
  }
}

final class HomePage: UIViewController {
  func open() {
    if presentedViewController == nil { present(LoginPage(), animated: true) }
  }
}
