// TV205 controller-only-when-interacting

/// Called after `startInteractiveTransition` has returned: something must drive what is interactive now.
func judgeInteractiveStart(_ transition: ModalTransition, _ gestureSite: Site?) {
  guard let controller = transition.interactor else { return }
  let isOver = transition.requestingGestureIsOver
  if !transition.isInteractive || transition.phase != .inFlight {
    if isOver == true { judgeEarlyEnd(transition, gestureSite) }
    if transition.startedInteractively { check(true, .TV205, "nothing drives the interaction") }
    return
  }
  if !interactionIsDriven() && isSomethingOnItsWay(transition) { return }
  if interactionIsDriven() {
    check(true, .TV205, "nothing drives the interaction")
  } else if isOver == true {
    judgeEarlyEnd(transition, gestureSite)
  } else {
    check(
      false, .TV205, "an interaction controller is answered although no gesture drives the transition",
      at: transition.answeredAt, about: controller)
  }
}
