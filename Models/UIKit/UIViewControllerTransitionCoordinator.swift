import Foundation

/// What a coordinator tells of its transition; also after it, inside the completions.
protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs app code beside a transition (B.7).
protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
  func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  // TC-07: which views a percent-driven transition scrubs changes no state that a rule sees.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
    notifyWhenInteractionChanges(handler)
  }
}

/// A block that app code gave the coordinator, and on whose behalf.
class CoordinatorBlock {
  let body: (UIViewControllerTransitionCoordinatorContext) -> Void
  weak var owner: AnyObject?

  init(_ body: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
    self.body = body
    owner = currentOwner
  }

  func run(_ coordinator: UIViewControllerTransitionCoordinatorContext) {
    asOwner(owner) { body(coordinator) }
  }
}

/// Everything registered with the coordinator of one transition.
class CoordinatorRegistrations {
  var alongside: [CoordinatorBlock] = []
  var completions: [CoordinatorBlock] = []
  var handlers: [CoordinatorBlock] = []
}

/// The coordinator of a transition; made when somebody asks, it is only a view of the transition.
class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let transition: Transition

  init(_ transition: Transition) {
    self.transition = transition
  }

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.style }
  var initiallyInteractive: Bool { transition.startedInteractively }
  var isInterruptible: Bool { listens(transition.animator, "interruptibleAnimator(using:)") }
  var isInteractive: Bool { transition.isInteractive }
  // TC-06: cancelled by the interaction, whatever `completeTransition` was told.
  var isCancelled: Bool { transition.transitionWasCancelled }
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
    // TC-09
    if transition.phase == .over { return false }
    if animation == nil && completion == nil { return true }
    let registrations = transition.registrations ?? CoordinatorRegistrations()
    transition.registrations = registrations
    // TC-04; TC-05: without an animation nothing can be refused.
    if let body = animation, transition.phase == .inFlight || transition.phase == .ending {
      // F-42; a refused block never runs (FAIL-17).
      switch choose(
        .F42,
        [
          "a late alongside block is refused", "a late alongside block is refused, its completion runs",
          "a late alongside block is accepted",
        ])
      {
      case 0: return false
      case 1:
        if let block = completion { registrations.completions.append(CoordinatorBlock(block)) }
        return false
      default: CoordinatorBlock(body).run(self)
      }
    } else if let body = animation {
      registrations.alongside.append(CoordinatorBlock(body))
    }
    if let block = completion { registrations.completions.append(CoordinatorBlock(block)) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {
    if transition.phase == .over { return }
    let registrations = transition.registrations ?? CoordinatorRegistrations()
    transition.registrations = registrations
    registrations.handlers.append(CoordinatorBlock(handler))
  }
}

/// TC-03: once, in the animation of the transition or just after `animateTransition` has returned; nothing that the
/// machine models lies between the two.
func runAlongsideBlocks(_ transition: Transition) {
  guard let registrations = transition.registrations else { return }
  while !registrations.alongside.isEmpty {
    let block = registrations.alongside.removeFirst()
    // What they change goes back with a cancelled transition.
    runAlongside(of: transition.animator, lasting: 0.3) { block.run(TransitionCoordinator(transition)) }
  }
}

/// INT-12; F-14: once before iOS 10, kept from then on. Older versions are out of scope.
func runChangeHandlers(_ transition: Transition) {
  guard let registrations = transition.registrations else { return }
  for handler in registrations.handlers { handler.run(TransitionCoordinator(transition)) }
}

/// TC-06
func runCoordinatorCompletions(_ transition: Transition) {
  guard let registrations = transition.registrations else { return }
  let coordinator = TransitionCoordinator(transition)
  let blocks = registrations.completions
  registrations.completions = []
  if blocks.count > 1
    && choose(.F43, ["coordinator completions run in order", "coordinator completions run in reverse"]) == 1
  {
    // F-43: any order is allowed; the two extremes tell dependent blocks apart.
    for block in blocks.reversed() { block.run(coordinator) }
    return
  }
  for block in blocks { block.run(coordinator) }
}
