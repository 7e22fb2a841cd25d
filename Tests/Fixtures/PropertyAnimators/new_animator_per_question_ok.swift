import UIKit

// expect: holds

/// Keeps the movement until the transition has ended.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var movement: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let movement { return movement }
    let drawer = transitionContext.view(forKey: .from)
    let spring = UISpringTimingParameters(dampingRatio: 0.9)
    let movement = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: spring)
    movement.addAnimations { drawer?.alpha = 0 }
    movement.addCompletion { _ in
      drawer?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.movement = movement
    return movement
  }

  func animationEnded(_ transitionCompleted: Bool) { movement = nil }
}

final class Drawer: UIViewController, UIViewControllerTransitioningDelegate {
  private var pull: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
  }

  /// Interactive only while the finger pulls; the outcome is applied where the transition is under way.
  @objc private func pulled(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard pull == nil, presentingViewController != nil, transitionCoordinator == nil else { return }
      pull = LatchedPull()
      dismiss(animated: true)
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.pull = nil }
    case .ended: (pull as? LatchedPull)?.end(closing: true)
    case .cancelled, .failed: (pull as? LatchedPull)?.end(closing: false)
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    pull
  }
}

/// Remembers an outcome that comes before the start.
final class LatchedPull: UIPercentDrivenInteractiveTransition {
  private var isRunning = false
  private var outcome: Bool?

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    isRunning = true
    if let outcome { conclude(outcome) }
  }

  func end(closing: Bool) {
    guard outcome == nil else { return }
    outcome = closing
    if isRunning { conclude(closing) }
  }

  private func conclude(_ closing: Bool) {
    if closing { finish() } else { cancel() }
  }
}
