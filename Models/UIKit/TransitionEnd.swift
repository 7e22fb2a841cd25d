// The ending of a transition: what all four sequences share.

/// The transitions that ended in this step, until the step is over and they have been judged.
var endedTransitions: [Transition] = []

/// The ending: from `completeTransition` to `animationEnded`.
func end(_ transition: Transition, _ committed: Bool) {
  // TC-03: once, also when the animator completes synchronously.
  runAlongsideBlocks(transition)
  transition.phase = .ending
  transition.isInteractive = false
  transition.committed = committed
  releaseInteractor(transition)
  asOwner(nil) {
    if committed { transition.commit() } else { transition.rollBack() }
  }
  retire(transition)
  endedTransitions.append(transition)
}

/// The transition is over; what the rules still need is cleared at the end of the step.
func retire(_ transition: Transition) {
  transition.phase = .over
  activeTransitions = activeTransitions.filter { $0 !== transition }
}

/// A context that app code keeps must keep nothing alive (OBJ-06), and all that are over look alike.
func clear(_ transition: Transition) {
  transition.letGo()
  transition.animator = nil
  transition.interactor = nil
  transition.completion = nil
  transition.registrations = nil
  transition.isInteractive = false
  transition.startedInteractively = false
  transition.hasBeenInteractive = false
  transition.interruptible = nil
  transition.transitionWasCancelled = false
  transition.earlyOutcome = nil
  transition.isReleased = false
  clearGhosts(transition)
}

/// `keptAt` and `lastExit` stay: they are where the context was seen last (TV902).
private func clearGhosts(_ transition: Transition) {
  transition.answeredAt = nil
  transition.origin = .other
  transition.requestedBy = nil
  transition.lateTouch = nil
  transition.gestureSite = nil
  transition.wasDecidedEarly = false
  transition.isReported = false
  transition.lacksSnapshot = false
  transition.isEmpty = false
  transition.isHandedOver = false
  transition.isContainerHandedOver = false
  transition.before = []
  transition.misdirectedAt = nil
  transition.declaredDuration = nil
  transition.removedAt = nil
  transition.sawBackground = false
  transition.isStranded = false
  transition.committed = false
  transition.completedAt = nil
  transition.flagWasFinished = false
  transition.isHonest = true
  transition.movedForeignView = false
}

/// The percent-driven engine lets go, also of animations that the animator did not wait for; a gesture that still runs
/// may send it late messages (TV107).
func releaseInteractor(_ transition: Transition) {
  guard let controller = transition.interactor else { return }
  if let animator = transition.animator { releaseAnimations(of: animator, reversed: false) }
  heldChanges = nil
  if let engine = controller as? UIPercentDrivenInteractiveTransition { engine.driven = nil }
  if interactionIsDriven() { lateInteractor = controller }
}

/// A DID; the WILL comes first where nobody has sent it yet.
func arrive(_ controller: UIViewController, _ isAppearing: Bool, _ animated: Bool) {
  let isAway = controller.appearanceState == .disappeared || controller.appearanceState == .disappearing
  if isAway == isAppearing { sendWill(controller, isAppearing, animated) }
  sendDid(controller, isAppearing, animated)
}

/// F-01: where the presentation controller's DidEnd stands: 0 before the DIDs, 1 after them, 2 after the block.
func didEndPlace(_ transition: ModalTransition) -> Int {
  let callback = transition.presents ? "presentationTransitionDidEnd(_:)" : "dismissalTransitionDidEnd(_:)"
  if !listens(transition.presentation, callback) { return 0 }
  if !hearsDids(transition) && transition.completion == nil { return 0 }
  return choose(
    .F01,
    [
      "the presentation controller's DidEnd comes before the DID callbacks",
      "the presentation controller's DidEnd comes after the DID callbacks",
      "the presentation controller's DidEnd comes after the completion block",
    ])
}

/// F-35: whether the presenter is free before the first DID; nobody asks when nobody hears a DID.
func isFreeBeforeDids(_ transition: Transition) -> Bool {
  if !hearsDids(transition) { return true }
  return choose(.F35, ["the presenter is free before the first DID", "the presenter is free after the DIDs"]) == 0
}

/// A part of the end that F-27 leaves unordered.
class TailPart {
  let name: String
  let body: () -> Void

  init(_ name: String, _ body: @escaping () -> Void) {
    self.name = name
    self.body = body
  }
}

/// Steps 19 to 21: completion block, coordinator completions, `animationEnded`, in any order (F-27).
func runTail(_ transition: Transition, _ committed: Bool) {
  var parts: [TailPart] = []
  if let block = transition.completion {
    transition.completion = nil
    // CAN-03, F-06
    if committed
      || choose(.F06, ["a cancelled transition drops its block", "a cancelled transition calls its block"]) == 1
    {
      parts.append(TailPart("the completion block comes first") { asOwner(nil) { block() } })
    }
  }
  if transition.registrations?.completions.isEmpty == false {
    parts.append(TailPart("the coordinator's completions come first") { runCoordinatorCompletions(transition) })
  }
  // OBJ-09
  if let animator = transition.animator, listens(animator, "animationEnded(_:)") {
    parts.append(TailPart("animationEnded comes first") { asOwner(animator) { animator.animationEnded(committed) } })
  }
  runInAnyOrder(parts)
}

func runInAnyOrder(_ parts: [TailPart]) {
  var rest = parts
  while rest.count > 1 {
    let index = choose(.F27, rest.map { $0.name })
    rest.remove(at: index).body()
  }
  for part in rest { part.body() }
}
