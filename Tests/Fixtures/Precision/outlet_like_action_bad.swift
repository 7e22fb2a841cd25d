import UIKit

/// The button is called like its action: nobody calls that but the button, as often as it is tapped.
final class SignScreen: UIViewController {
  private let sign = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sign)
    sign.addTarget(self, action: #selector(sign(_:)), for: .touchUpInside)
  }

  @objc func sign(_ sender: Any) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.present(UIViewController(), animated: false)  // expect: TV601
    }
  }
}
