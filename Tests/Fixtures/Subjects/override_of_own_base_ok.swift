// expect: holds
// A subclass overrides an action of the base class, and presents once.
import UIKit

class PageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(share), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func share() {}
}

final class PictureController: PageController {
  override func share() {
    let sheet = UIViewController()
    present(sheet, animated: true)
  }
}
