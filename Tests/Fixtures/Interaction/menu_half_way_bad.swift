import UIKit

/// A menu that is dragged in. A call that comes in leaves it where the finger was; and a menu that is dragged in again while it
/// goes is taken away at the end.
final class MenuHost: UIViewController {
  private let menu: UIViewController
  private let width: CGFloat = 260

  init(menu: UIViewController) {
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    let x = min(max(0, pan.translation(in: view).x), width)
    switch pan.state {  // expect: likely TV201
    case .began: addMenu()
    case .changed: menu.view.frame.origin.x = x - width
    case .ended: x > width / 2 ? open() : close()
    default: break
    }
  }

  private func addMenu() {
    addChild(menu)
    menu.view.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
    view.addSubview(menu.view)
    menu.didMove(toParent: self)
  }

  private func open() {
    UIView.animate(withDuration: 0.25) { self.menu.view.frame.origin.x = 0 }
  }

  private func close() {
    UIView.animate(withDuration: 0.25, animations: { self.menu.view.frame.origin.x = -self.width }) { _ in
      self.menu.view.removeFromSuperview()  // expect: likely TV603
      self.menu.removeFromParent()
    }
  }
}
