import UIKit

/// A correct animator that records what it is asked.
final class RecordingAnimator: ReferenceAnimator {
  override func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    note("animator", "animateTransition")
    let added = transitionContext.view(forKey: .to)
    if let view = added { place(view, transitionContext) }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled { added?.removeFromSuperview() }
      note("context", "completeTransition", !wasCancelled)
      transitionContext.completeTransition(!wasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { note("animator", "animationEnded", transitionCompleted) }
}

/// Follows the scenario's swipe.
final class RecordingDriver: ReferenceDriver {
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    note("interaction", "startInteractiveTransition")
    super.startInteractiveTransition(transitionContext)
  }

  override func update(_ percentComplete: CGFloat) {
    note("interaction", "update")
    super.update(percentComplete)
  }

  override func finish() {
    note("interaction", "finish")
    super.finish()
  }

  override func cancel() {
    note("interaction", "cancel")
    super.cancel()
  }
}

/// Records its phases; takes the presenter's view out of the window if told to.
final class RecordingPresentation: UIPresentationController {
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override func presentationTransitionWillBegin() { note("presentation", "presentationTransitionWillBegin") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("presentation", "presentationTransitionDidEnd", completed)
  }

  override func dismissalTransitionWillBegin() { note("presentation", "dismissalTransitionWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    note("presentation", "dismissalTransitionDidEnd", completed)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    note("presentation", "viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// Answers and records the queries; which parts it vends the scenario says.
final class RecordingDelegate: UIViewControllerTransitioningDelegate {
  /// Whether animators are its own.
  let vendsAnimators: Bool
  let removesPresenter: Bool
  /// The swipe that drives what is requested now.
  weak var driver: RecordingDriver?

  init(vendsAnimators: Bool, removesPresenter: Bool) {
    self.vendsAnimators = vendsAnimators
    self.removesPresenter = removesPresenter
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    note("delegate", "presentationController(forPresented:)")
    let controller = RecordingPresentation(presentedViewController: presented, presenting: presenting)
    controller.removesPresenter = removesPresenter
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    note("delegate", "animationController(forPresented:)")
    return vendsAnimators ? RecordingAnimator() : nil
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    note("delegate", "animationController(forDismissed:)")
    return vendsAnimators ? RecordingAnimator() : nil
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    note("delegate", "interactionControllerForPresentation")
    return driver
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    note("delegate", "interactionControllerForDismissal")
    return driver
  }
}
