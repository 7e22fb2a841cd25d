// TV205 controller-only-when-interacting

/// INT-09: called after the start: something must drive what is interactive now.
func judgeInteractiveStart(_ transition: Transition) {
  if transition.interactor == nil { return }
  let isWaiting = transition.isInteractive && transition.phase == .inFlight
  if !isWaiting || interactionIsDriven() {
    if transition.origin == .finishedGesture { check(true, .TV204, "the outcome is lost") }
    if transition.hasBeenInteractive { check(true, .TV205, "nothing drives the interaction") }
  } else if !isSomethingOnItsWay(transition) && !isAmbiguous(transition) && !isStillToCome(transition) {
    reportUndriven(transition)
  }
}

/// Whether a gesture may yet begin that drives the transition. One that was over before the start does not come again, and
/// the outcome that it has told is lost, whoever listens for the next one.
private func isStillToCome(_ transition: Transition) -> Bool {
  if transition.origin == .finishedGesture && transition.wasDecidedEarly { return false }
  return listensInContainer(transition)
}

/// Apple's guide adds the gesture that drives the transition to the container when it starts: the transition waits for it.
private func listensInContainer(_ transition: Transition) -> Bool {
  guard let gestures = transition.container?.gestureRecognizers else { return false }
  return gestures.contains { gesture in
    gesture.actions?.contains { $0.target != nil && $0.target === transition.interactor } == true
  }
}

/// No gesture lasted when the transition was requested, and none drives it.
func reportMissingSource(_ transition: Transition) {
  check(
    false, .TV205, "an interaction controller is answered although no gesture drives the transition",
    at: transition.answeredAt, about: transition.interactor)
}
