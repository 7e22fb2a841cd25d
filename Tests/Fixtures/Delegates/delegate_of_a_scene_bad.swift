import UIKit

/// An object of a storyboard's scene pulls pages of the stack that its outlet is, and forgets a finger that is taken away.
final class PullingDelegate: NSObject, UINavigationControllerDelegate {
  @IBOutlet weak var navigationController: UINavigationController?
  private var driver: PullDriver?

  override func awakeFromNib() {
    super.awakeFromNib()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    navigationController?.view.addGestureRecognizer(pan)
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {  // expect: TV204
    switch pan.state {  // expect: TV201
    case .began:
      guard let stack = navigationController, stack.viewControllers.count > 1, stack.transitionCoordinator == nil
      else { return }
      driver = PullDriver()
      stack.popViewController(animated: true)
    case .changed:
      driver?.update(pan.translation(in: nil).x / 300)
    case .ended:
      if pan.velocity(in: nil).x > 0 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default:
      break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? PullAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

/// Keeps an outcome that comes before the start.
final class PullDriver: UIPercentDrivenInteractiveTransition {
  private var early: (() -> Void)?
  private var hasStarted = false

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    early?()
  }

  override func update(_ percentComplete: CGFloat) {
    if hasStarted { super.update(percentComplete) }
  }

  override func finish() {
    if hasStarted { super.finish() } else { early = { [unowned self] in finish() } }
  }

  override func cancel() {
    if hasStarted { super.cancel() } else { early = { [unowned self] in cancel() } }
  }
}

final class PullAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let page = transitionContext.view(forKey: .from)
    let below = transitionContext.view(forKey: .to)
    if let page, let below {
      below.frame = page.frame
      transitionContext.containerView.insertSubview(below, belowSubview: page)
    }
    UIView.animate(withDuration: 0.3) {
      page?.alpha = 0
    } completion: { _ in
      page?.alpha = 1
      if transitionContext.transitionWasCancelled { below?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
