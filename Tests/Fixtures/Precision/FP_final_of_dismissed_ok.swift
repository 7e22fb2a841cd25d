import UIKit

/// A drag that is given up goes back to the final frame of what it would have dismissed: whether that is zero is open.
final class DrawerDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var drawer: UIViewController?
  private weak var context: UIViewControllerContextTransitioning?
  private var place = CGRect.zero
  private(set) var isDragging = false

  init(_ drawer: UIViewController) {
    self.drawer = drawer
    super.init()
    drawer.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    self.context = context
    if let drawer = context.viewController(forKey: .from) { place = context.finalFrame(for: drawer) }
    if !isDragging { end(false) }
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if context != nil { return }
      isDragging = true
      drawer?.dismiss(animated: true)
    case .changed:
      break
    default:
      if isDragging { end(pan.state == .ended && pan.velocity(in: nil).y > 0) }
    }
  }

  private func end(_ isDone: Bool) {
    isDragging = false
    guard let context = context, let view = context.view(forKey: .from) else { return }
    UIView.animate(withDuration: 0.3) {
      if !isDone { view.frame = self.place }  // expect: possible TV307
    } completion: { _ in
      if isDone { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
      if isDone { view.removeFromSuperview() }
      context.completeTransition(isDone)
      self.context = nil
    }
  }
}

private final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    context.view(forKey: .from)?.removeFromSuperview()
    context.completeTransition(true)
  }
}

final class DrawerController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: DrawerDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    driver = DrawerDriver(self)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    driver?.isDragging == true ? DrawerAnimator() : nil
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}
