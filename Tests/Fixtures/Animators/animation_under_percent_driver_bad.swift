import UIKit

/// A percent-driven controller cannot scrub an animator that it does not know: it runs to its end under the finger.
final class FadeAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fading = context.view(forKey: .from)
    let shown = context.view(forKey: .to)
    if let shown {
      if let next = context.viewController(forKey: .to) { shown.frame = context.finalFrame(for: next) }
      context.containerView.insertSubview(shown, at: 0)
    }
    UIViewPropertyAnimator.runningPropertyAnimator(  // expect: TV208
      withDuration: 0.4, delay: 0, options: [],
      animations: {
        fading?.alpha = 0
      },
      completion: { _ in
        fading?.alpha = 1
        if context.transitionWasCancelled { shown?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// Keeps an outcome that comes before the start.
final class PullDriver: UIPercentDrivenInteractiveTransition {
  private var isRunning = false
  private var early: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    isRunning = true
    if let early { end(early) }
  }

  func follow(_ progress: CGFloat) {
    if isRunning { update(progress) }
  }

  func end(_ finishes: Bool) {
    if !isRunning {
      early = finishes
    } else if finishes {
      finish()
    } else {
      cancel()
    }
  }
}

final class StoryController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: PullDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      driver = PullDriver()
      dismiss(animated: true)
    case .changed:
      driver?.follow(pan.translation(in: view).y / view.bounds.height)
    case .ended:
      driver?.end(pan.velocity(in: view).y > 0)
      driver = nil
    default:
      driver?.end(false)
      driver = nil
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAway()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}
