// What app code registers with a coordinator, and when it runs (B.7).

/// A block that app code gave the coordinator, and on whose behalf.
class CoordinatorBlock {
  let body: (UIViewControllerTransitionCoordinatorContext) -> Void
  /// TC-07: where what it animates may lie beside the container.
  weak var view: UIView?
  weak var owner: AnyObject?
  /// Ghost (TV803): where it was registered.
  let registeredAt: Site?

  init(_ body: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void, in view: UIView? = nil) {
    self.body = body
    self.view = view
    owner = currentOwner
    registeredAt = here()
  }

  func run(_ coordinator: UIViewControllerTransitionCoordinatorContext) {
    asOwner(owner) { body(coordinator) }
  }
}

/// Adds a block. Layout callbacks may register the same thing over and over: a third block from one place would only
/// repeat the second, and the states stay finite.
func appending(_ block: CoordinatorBlock, to blocks: [CoordinatorBlock], atMost limit: Int = 2) -> [CoordinatorBlock] {
  let known = blocks.filter { $0.registeredAt == block.registeredAt && $0.owner === block.owner }
  return known.count < limit ? blocks + [block] : blocks
}

/// Everything registered with the coordinator of one transition.
class CoordinatorRegistrations {
  var alongside: [CoordinatorBlock] = []
  var completions: [CoordinatorBlock] = []
  var handlers: [CoordinatorBlock] = []
  /// What alongside blocks changed where a percent-driven interaction scrubs it (TC-07).
  var scrubbed: [FormerValue] = []
  /// Ghosts: see TV802 and TV803.
  var wasAskedForOutcome = false
  var effects: AlongsideEffects?
  var refused: [CoordinatorBlock] = []
}

extension Transition {
  /// The registrations, made when the first block comes.
  var openRegistrations: CoordinatorRegistrations {
    if let registrations = registrations { return registrations }
    let new = CoordinatorRegistrations()
    registrations = new
    return new
  }

  /// Whether alongside blocks have had their turn: what comes now is late (F-42).
  var hasRunAlongside: Bool { phase == .inFlight || phase == .ending || phase == .over }

  var isInterruptible: Bool { vendsInterruptible(animator) }

  /// Whether UIKit scrubs the animations of this transition: by its own engine, or its own interactive transition.
  var isPercentDriven: Bool { interactor == nil || interactor is UIPercentDrivenInteractiveTransition }
}

/// TC-03: once, in the animation of the transition or just after `animateTransition` has returned; nothing that the
/// machine models lies between the two.
func runAlongsideBlocks(_ transition: Transition) {
  guard let registrations = transition.registrations else { return }
  while !registrations.alongside.isEmpty { run(registrations.alongside.removeFirst(), alongside: transition) }
}

/// Runs an alongside block in the animation context of the transition. TC-08: an animation that it starts itself may end
/// before the transition or after it, so nothing is known of how long that lasts.
func run(_ block: CoordinatorBlock, alongside transition: Transition) {
  let run = AlongsideRun(transition, block)
  currentAlongside = run
  let changes = collectChanges(lasting: unknown()) { block.run(TransitionCoordinator(transition)) }
  currentAlongside = nil
  noteAlongsideFades(changes, block, transition)
  let scrubbed = transition.isPercentDriven ? changes.filter { isScrubbed($0.view, by: block, transition) } : []
  noteAlongsideEffects(run, unscrubbed: changes.filter { change in !scrubbed.contains { $0 === change } })
  if transition.transitionWasCancelled {
    // An outcome before the start (F-11): the animation already runs back.
    restore(scrubbed)
  } else if transition.isInteractive || transition.interactor != nil {
    let registrations = transition.openRegistrations
    for change in scrubbed where !registrations.scrubbed.contains(where: { $0.isSame(as: change) }) {
      registrations.scrubbed.append(change)
    }
  }
}

/// TC-07: inside the container, or inside the view that the block was registered for.
func isScrubbed(_ view: UIView, by block: CoordinatorBlock, _ transition: Transition) -> Bool {
  if let container = transition.container, view.isDescendant(of: container) { return true }
  guard let place = block.view else { return false }
  return view.isDescendant(of: place)
}

/// A percent-driven interaction is cancelled: what it scrubbed goes back. The same again when it is paused after that.
func scrubBack(_ transition: Transition) {
  guard let registrations = transition.registrations else { return }
  registrations.scrubbed = exchanged(registrations.scrubbed)
}

/// INT-12; F-14, by version: once before iOS 10, kept from then on.
func runChangeHandlers(_ transition: Transition) {
  guard let registrations = transition.registrations else { return }
  let handlers = registrations.handlers
  if iOSVersion < 10 { registrations.handlers = [] }
  for handler in handlers { handler.run(TransitionCoordinator(transition)) }
}

/// TC-06, F-43: in the order of registration, or in any other.
func runCoordinatorCompletions(_ transition: Transition) {
  guard let registrations = transition.registrations else { return }
  let coordinator = TransitionCoordinator(transition)
  var blocks = registrations.completions
  registrations.completions = []
  while !blocks.isEmpty {
    let count = blocks.count < 4 ? blocks.count : 4
    var index = 0
    if count > 1 { index = choose(.F43, Array(nextCompletions.prefix(count))) }
    runCompletion(blocks.remove(at: index), coordinator, transition)
  }
}

private let nextCompletions = [
  "coordinator completions run in order", "the second coordinator completion comes next",
  "the third coordinator completion comes next", "the fourth coordinator completion comes next",
]

private func runCompletion(
  _ block: CoordinatorBlock, _ coordinator: TransitionCoordinator, _ transition: Transition
) {
  transition.registrations?.wasAskedForOutcome = false
  let former = flagsOfParticipants(transition)
  block.run(coordinator)
  noteCompletionEffects(transition, former)
}
