// expect: holds
import UIKit

final class Tray: UIView {
  private let cover = UIView()

  func toggle() {
    if cover.isHidden { showCover() } else { hideCover() }
  }

  private func showCover() {
    cover.isHidden = false
    UIView.animate(withDuration: 0.3) { self.cover.alpha = 1 }
  }

  private func hideCover() {
    UIView.animate(withDuration: 0.3, animations: { self.cover.alpha = 0 }) { _ in
      self.cover.isHidden = true
    }
  }
}

final class LockPage: UIViewController {
  private let field = UITextField()
  private var isFirst = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFirst {
      isFirst = false
      view.addSubview(field)
    }
  }

  @objc func unlock() {
    UIView.animate(withDuration: 0.3, animations: { self.field.alpha = 0 }) { _ in
      self.field.removeFromSuperview()
    }
  }
}

final class Desk: UIViewController {
  @objc func lock() {
    guard presentedViewController == nil, view.window != nil else { return }
    present(LockPage(), animated: true)
  }
}
