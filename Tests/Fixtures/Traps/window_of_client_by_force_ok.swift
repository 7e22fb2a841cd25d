// expect: holds
import UIKit

open class BannerPage: UIViewController {
  open func show() {
    guard let window = UIApplication.shared.keyWindow else { return }
    window.addSubview(view)
  }

  open func place() {
    let window = UIApplication.shared.keyWindow
    guard window != nil else { return }
    view.frame = window!.bounds
  }

  open func hide() {
    let window = UIApplication.shared.keyWindow
    view.alpha = window != nil ? window!.alpha : 1
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
