import Foundation

/// The coordinator of a transition; made when somebody asks, it is only a view of the transition (OBJ-07).
class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let transition: Transition

  init(_ transition: Transition) {
    self.transition = transition
  }

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.style }
  var initiallyInteractive: Bool { transition.startedInteractively }
  var isInterruptible: Bool { transition.isInterruptible }
  var isInteractive: Bool { transition.isInteractive }
  // TC-06: cancelled by the interaction, whatever `completeTransition` was told.
  var isCancelled: Bool {
    transition.registrations?.wasAskedForOutcome = true
    return transition.transitionWasCancelled
  }
  var transitionDuration: TimeInterval { unknown() }
  var percentComplete: CGFloat { unknown() }
  var completionVelocity: CGFloat { unknown() }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { transition.container ?? unknown() }
  var targetTransform: CGAffineTransform { unknown() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition.fromController : transition.toController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.touchableView(of: key == .from ? transition.fromController : transition.toController)
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    register(animation, nil, completion)
  }

  // TC-07
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    register(animation, view, completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
    // TC-09
    if transition.phase == .over { return }
    let registrations = transition.openRegistrations
    registrations.handlers = appending(CoordinatorBlock(handler), to: registrations.handlers)
  }

  /// Answers whether the animation is queued (TC-04).
  private func register(
    _ animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?, _ view: UIView?,
    _ completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    // TC-09
    if transition.phase == .over { return false }
    let registrations = transition.openRegistrations
    // TC-05: without an animation nothing can be refused.
    if let body = animation {
      let block = CoordinatorBlock(body, in: view)
      if !transition.hasRunAlongside {
        registrations.alongside = appending(block, to: registrations.alongside)
      } else if !accepts(block, completion) {
        noteRefusal(of: block, transition)
        return false
      }
    }
    if let body = completion { keep(completion: body) }
    return true
  }

  /// F-42: the animation has started. A refused block never runs (FAIL-17), its completion may (TC-04).
  private func accepts(
    _ block: CoordinatorBlock, _ completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    let refused = "a late alongside block is refused"
    let refusedButCompleted = "a late alongside block is refused, its completion runs"
    let accepted = "a late alongside block is accepted"
    let canAccept = isInterruptible && transition.phase == .inFlight
    var alternatives = [refused]
    if completion != nil || canAccept { alternatives.append(refusedButCompleted) }
    if canAccept { alternatives.append(accepted) }
    switch alternatives.count == 1 ? 0 : choose(.F42, alternatives) {
    case 0: return false
    case 1:
      if let body = completion { keep(completion: body) }
      return false
    default:
      run(block, alongside: transition)
      return true
    }
  }

  private func keep(completion body: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
    let registrations = transition.openRegistrations
    registrations.completions = appending(CoordinatorBlock(body), to: registrations.completions)
  }
}
