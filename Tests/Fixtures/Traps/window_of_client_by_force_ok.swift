// expect: holds
import UIKit

open class BannerPage: UIViewController {
  open func show() {
    guard let window = UIApplication.shared.keyWindow else { return }
    window.addSubview(view)
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
