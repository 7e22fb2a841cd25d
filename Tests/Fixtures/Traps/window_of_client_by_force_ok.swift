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

/// Whoever touches something sees a window.
open class BannerList: UITableViewController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(viewTapped)))
  }

  @objc private func closeTapped() { grow() }

  @objc private func viewTapped() { view.frame = UIApplication.shared.keyWindow!.bounds }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    view.frame = UIApplication.shared.keyWindow!.bounds
  }

  private func grow() { view.frame = UIApplication.shared.keyWindow!.bounds }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
