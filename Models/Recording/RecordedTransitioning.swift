import UIKit

/// An animator that does everything right and records what it is asked.
class RecordedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let name: String

  init(_ name: String = "AN") { self.name = name }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    record(name, "transitionDuration")
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(name, "animateTransition")
    let added = transitionContext.view(forKey: .to)
    if let view = added { place(view, transitionContext) }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled { added?.removeFromSuperview() }
      record(self.name, wasCancelled ? "completeTransition(false)" : "completeTransition(true)")
      transitionContext.completeTransition(!wasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    record(name, transitionCompleted ? "animationEnded(true)" : "animationEnded(false)")
  }

  /// On a dismissal the view that appears lies below the one that goes.
  private func place(_ view: UIView, _ context: UIViewControllerContextTransitioning) {
    if let upper = context.view(forKey: .from), upper.superview === context.containerView {
      context.containerView.insertSubview(view, belowSubview: upper)
    } else {
      context.containerView.addSubview(view)
    }
  }
}

/// A percent-driven controller that remembers an early outcome (`decide`) and records what happens to it.
class RecordedDriver: ReferenceDriver {
  let name: String

  init(_ name: String = "IC") {
    self.name = name
    super.init()
  }

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    record(name, "startInteractiveTransition")
    super.startInteractiveTransition(transitionContext)
  }

  override func finish() {
    record(name, "finish")
    super.finish()
  }

  override func cancel() {
    record(name, "cancel")
    super.cancel()
  }
}

/// A transitioning delegate that vends recorded parts.
class RecordedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let name: String
  /// Nil: UIKit's own animator.
  var animator: RecordedAnimator?
  /// Vended for the next transition, while it is there.
  var driver: RecordedDriver?
  /// Whether a presentation controller of its own is vended.
  var vendsPresentationController = true
  /// Of the presentation controller.
  var removesPresentersView = false

  init(_ name: String = "delegate", animator: RecordedAnimator? = RecordedAnimator()) {
    self.name = name
    self.animator = animator
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    record(name, "presentationController")
    if !vendsPresentationController { return nil }
    let controller = RecordedPresentationController(presentedViewController: presented, presenting: presenting)
    controller.removesPresentersView = removesPresentersView
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    record(name, "animationControllerForPresented")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    record(name, "animationControllerForDismissed")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    record(name, "interactionControllerForPresentation")
    return driver
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    record(name, "interactionControllerForDismissal")
    return driver
  }
}
