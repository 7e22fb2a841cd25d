// Correct parts, for scenarios whose code under test is only one of them.
import Foundation

/// An animator that does everything right, for every style.
class ReferenceAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let added = transitionContext.view(forKey: .to)
    if let view = added { place(view, transitionContext) }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled { added?.removeFromSuperview() }
      transitionContext.completeTransition(!wasCancelled)
    }
  }

  /// On a dismissal the view that appears lies below the one that goes.
  private func place(_ view: UIView, _ context: UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
    if let upper = context.view(forKey: .from), upper.superview === context.containerView {
      context.containerView.insertSubview(view, belowSubview: upper)
    } else {
      context.containerView.addSubview(view)
    }
  }
}

/// A percent-driven controller that also remembers an outcome that comes before the start.
class ReferenceDriver: UIPercentDrivenInteractiveTransition {
  var earlyDecision: Bool?
  /// An animator that is percent-driven itself: UIKit has it instead of this driver.
  var stand: UIPercentDrivenInteractiveTransition?

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    if let decision = earlyDecision {
      earlyDecision = nil
      decide(decision)
    }
  }

  func decide(_ isFinished: Bool) {
    if let engine = stand {
      drive(engine, isFinished)
    } else if driven == nil {
      earlyDecision = isFinished
    } else if isFinished {
      finish()
    } else {
      cancel()
    }
  }

  /// What a handler sends that knows whether its controller has been started.
  private func drive(_ engine: UIPercentDrivenInteractiveTransition, _ isFinished: Bool) {
    asOwner(engine) {
      engine.update(unknown())
      if isFinished { engine.finish() } else { engine.cancel() }
    }
  }
}

/// Vends what it was made with; parts that are missing are UIKit's own.
class SynthesizedDelegate: UIViewControllerTransitioningDelegate {
  /// The animator of a transition: `true` for a presentation.
  var animator: ((Bool) -> UIViewControllerAnimatedTransitioning?)?
  /// The interaction controller of a transition: `true` for a presentation.
  var interactionController: ((Bool) -> UIViewControllerInteractiveTransitioning?)?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?
  /// Its answers depend on what code under test is doing, so that their time matters (F-28).
  var asksCode = false

  init(
    animator: ((Bool) -> UIViewControllerAnimatedTransitioning?)? = nil,
    interactionController: ((Bool) -> UIViewControllerInteractiveTransitioning?)? = nil,
    presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)? = nil
  ) {
    self.animator = animator
    self.interactionController = interactionController
    self.presentation = presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let make = animator else { return nil }
    return make(true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    guard let make = animator else { return nil }
    return make(false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let make = interactionController else { return scenarioSwipe(driving: animator) }
    return make(true)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let make = interactionController else { return scenarioSwipe(driving: animator) }
    return make(false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard let make = presentation else { return nil }
    return make(presented, presenting)
  }
}

/// The driver of the scenario's swipe, if one lasts or has just ended for a transition that still waits for its start.
func scenarioSwipe() -> UIViewControllerInteractiveTransitioning? {
  (scenario as? ModalScenario)?.swipe ?? (scenario as? NavigationScenario)?.swipe ?? (scenario as? TabScenario)?.swipe
}

/// The same for an animator that is percent-driven itself, which then drives its own animation.
func scenarioSwipe(
  driving animator: UIViewControllerAnimatedTransitioning
) -> UIViewControllerInteractiveTransitioning? {
  guard let swipe = scenarioSwipe(), let engine = animator as? UIPercentDrivenInteractiveTransition else {
    return scenarioSwipe()
  }
  (swipe as? ReferenceDriver)?.stand = engine
  return engine
}
