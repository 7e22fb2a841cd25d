import UIKit

// expect: holds
/// The picture falls out of the screen; the closing ends when it is gone, also if the app was away meanwhile.
final class FallingPicture: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FallAnimator()
  }
}

private final class FallAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var dynamics: UIDynamicAnimator?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let going = context.view(forKey: .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let gravity = UIGravityBehavior(items: [going])
    gravity.action = { [weak self] in
      guard let self, self.dynamics != nil, going.frame.minY > context.containerView.bounds.maxY else { return }
      self.dynamics?.removeAllBehaviors()
      self.dynamics = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    let dynamics = UIDynamicAnimator(referenceView: context.containerView)
    dynamics.addBehavior(gravity)
    self.dynamics = dynamics
  }
}
