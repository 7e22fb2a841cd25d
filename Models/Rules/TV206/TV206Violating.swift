import UIKit

/// Fades the view that comes, or, if it is not part of the transition, the one that goes.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Drives one dismissal by a gesture. An outcome that comes before the start is applied at the start.
private final class PullDriver: UIPercentDrivenInteractiveTransition {
  private var isRunning = false
  private var finishes: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    isRunning = true
    if let finishes { conclude(finishes) }
  }

  func follow(_ progress: CGFloat) {
    if finishes == nil { update(progress) }  // expect: TV206
  }

  func end(finishing: Bool) {
    guard finishes == nil else { return }
    finishes = finishing
    if isRunning { conclude(finishing) }
  }

  private func conclude(_ finishing: Bool) {
    if finishing { finish() } else { cancel() }
  }
}

/// Can be pulled down to close it.
private final class SheetController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: PullDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pull(_:)")))
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      beginPulling()
      driver?.follow(progress)
    case .changed:
      driver?.follow(progress)
    case .ended:
      driver?.end(finishing: progress > 0.5)
    case .cancelled, .failed:
      driver?.end(finishing: false)
    default:
      break
    }
  }

  private func beginPulling() {
    guard driver == nil, presentingViewController != nil, transitionCoordinator == nil else { return }
    driver = PullDriver()
    dismiss(animated: true)
    guard let transitionCoordinator else {
      driver = nil
      return
    }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.driver = nil }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}
