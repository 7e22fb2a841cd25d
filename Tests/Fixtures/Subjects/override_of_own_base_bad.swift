// A subclass overrides an action of the app's own base class, and presents in it: it is a subject like the base class.
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
    present(UIViewController(), animated: true)  // expect: TV601
  }
}
