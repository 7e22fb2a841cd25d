import UIKit

/// A driver that remembers early outcomes, answered whether it is at work or not.
private final class SwipeDriver: UIPercentDrivenInteractiveTransition {
  private weak var controller: UIViewController?
  private var hasStarted = false
  private var early: Bool?

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: Selector("swipe(_:)"))
    controller.view.addGestureRecognizer(pan)
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let early { end(early) }
  }

  func swipe(_ pan: UIPanGestureRecognizer) {
    guard let controller else { return }
    switch pan.state {
    case .began:
      guard controller.presentingViewController != nil, controller.transitionCoordinator == nil else { return }
      early = nil
      hasStarted = false
      controller.dismiss(animated: true)
    case .changed:
      if hasStarted { update(0.5) }
    case .ended: end(true)
    default: end(false)
    }
  }

  private func end(_ finishes: Bool) {
    guard hasStarted else {
      early = finishes
      return
    }
    hasStarted = false
    if finishes { finish() } else { cancel() }
  }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: 0.3) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: SwipeDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    driver = SwipeDriver(self)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver  // expect: TV205
  }
}
