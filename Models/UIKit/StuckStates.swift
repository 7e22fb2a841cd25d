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
  if judgeWedgedStack() || judgeTouches() { return }
  // What the gesture leaves behind is judged when it is over.
  if interactionIsDriven() && activeTransitions.contains(where: { $0.isInteractive }) { return }
  // Code that nobody defines may end it.
  if activeTransitions.contains(where: { $0.isHandedOver }) { return }
  judgeRepetition()
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
