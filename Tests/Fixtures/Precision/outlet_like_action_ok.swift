// expect: holds
import UIKit

/// The button is called like its action: nobody calls that but the button, which is disabled meanwhile.
final class SignScreen: UIViewController {
  private let sign = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sign)
    sign.addTarget(self, action: #selector(sign(_:)), for: .touchUpInside)
  }

  @objc func sign(_ sender: Any) {
    sign.isEnabled = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.present(UIViewController(), animated: false) { self.sign.isEnabled = true }
    }
  }
}
