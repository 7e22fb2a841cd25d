import UIKit

// expect: holds

/// A menu that is dragged in, and settles however the drag ends. One that is on its way out is not dragged.
final class MenuHost: UIViewController {
  private let menu: UIViewController
  private let width: CGFloat = 260
  private var isClosing = false

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
    switch pan.state {
    case .began: addMenu()
    case .changed: if menu.parent != nil { menu.view.frame.origin.x = x - width }
    case .ended: x > width / 2 ? open() : close()
    default: close()
    }
  }

  private func addMenu() {
    guard menu.parent == nil, !isClosing else { return }
    addChild(menu)
    menu.view.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
    view.addSubview(menu.view)
    menu.didMove(toParent: self)
  }

  private func open() {
    UIView.animate(withDuration: 0.25) { self.menu.view.frame.origin.x = 0 }
  }

  private func close() {
    isClosing = true
    UIView.animate(withDuration: 0.25, animations: { self.menu.view.frame.origin.x = -self.width }) { _ in
      self.isClosing = false
      self.menu.willMove(toParent: nil)
      self.menu.view.removeFromSuperview()
      self.menu.removeFromParent()
    }
  }
}

/// A picture that is dragged about is no page.
final class Sticker: UIViewController {
  private let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed: picture.center.x += pan.translation(in: picture).x
    case .ended: UIView.animate(withDuration: 0.2) { self.picture.alpha = 1 }
    default: break
    }
  }
}
