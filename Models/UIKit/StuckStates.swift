// Why nothing settles any more: liveness rules are judged on states from which no settled state is reachable.

/// Hook: fails the check of the root cause. In a state in which something is still on its way that is TV1204's.
func diagnoseStuckState() {
  for transition in activeTransitions where isCause(transition) {
    if transition.isEmpty {
      judgeEmptiness(transition)
    } else if transition.isStranded {
      judgeStranded(transition)
    } else if !transition.isInteractive || isUnanimated(transition) {
      judgeMissingCompletion(transition)
    } else {
      reportUndriven(transition)
    }
    return
  }
  for transition in activeTransitions {
    guard let wedged = transition as? NavigationTransition, let site = wedged.wedgedAt else { continue }
    check(
      false, .TV1204, "the swipe back began where nothing could be popped, and the navigation stack is stuck", at: site,
      about: wedged.navigation)
    return
  }
  if judgeTouches() { return }
  // What the gesture leaves behind is judged when it is over.
  if interactionIsDriven() && activeTransitions.contains(where: { $0.isInteractive }) { return }
  // Code that nobody defines may end it.
  if activeTransitions.contains(where: { $0.isHandedOver }) { return }
  check(
    false, .TV1204, "the app never comes to rest: this is scheduled again and again",
    at: (mainRunLoop.pending.first { $0.kind != .animation } ?? mainRunLoop.pending.first)?.scheduledAt)
}

/// Hook: fails the check of what keeps a run going that could come to rest and need not. Timers that repeat are never
/// waited for: a run in which nothing else is on its way waits for a finger, or for nothing.
func diagnoseEndlessRun() {
  for work in mainRunLoop.pending where work.kind != .repeating && !isHeld(work) {
    check(
      false, .TV1204, "the app can go round for ever without coming to rest: this is scheduled again and again",
      at: work.scheduledAt)
  }
  for transition in activeTransitions
  where transition.phase == .requested || transition.phase == .inFlight && transition.endsByItself {
    check(
      false, .TV1204, "the app can go round for ever without coming to rest: one transition leads to the next")
  }
}

/// Whether the transition waits for a completion or an outcome that nothing can bring any more.
func isCause(_ transition: Transition) -> Bool {
  // UIKit's own animator always ends.
  guard transition.phase == .inFlight, let animator = transition.animator else { return false }
  if transition.isInteractive && interactionIsDriven() && !isUnanimated(transition) { return false }
  return !mainRunLoop.pending.contains { work in
    !isHeld(work) && (work.owner === animator || work.owner != nil && work.owner === transition.interactor)
  }
}
