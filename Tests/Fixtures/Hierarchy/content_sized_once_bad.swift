import UIKit

/// Lays one of its views out after a rotation, and forgets the other.
final class StoryPage: UIViewController {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    blur.frame = view.bounds  // expect: TV1004
    view.addSubview(blur)
    view.addSubview(scroll)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    scroll.frame = CGRect(origin: .zero, size: size)
  }
}

/// Of a library, whose clients turn. The first of its views stands for all.
public final class GradientPage: UIViewController {
  private var gradient: CAGradientLayer?
  private let cover = UIView(frame: UIScreen.main.bounds)

  override public func viewDidLoad() {
    super.viewDidLoad()
    let layer = CAGradientLayer()
    layer.frame = CGRect(origin: .zero, size: view.bounds.size)  // expect: TV1004
    view.layer.insertSublayer(layer, at: 0)
    gradient = layer
    view.addSubview(cover)
  }
}
