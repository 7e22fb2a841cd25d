// TV904 direction-correct

/// The delegate has answered an animator: the place is kept if its flag says the wrong direction.
func noteVendedAnimator(_ transition: Transition) {
  noteReuse(transition)
  if isMisdirected(transition) { transition.misdirectedAt = here() }
}

/// Whether the animator says that it presents when it dismisses, or the other way round. A delegate that only the
/// scenario made does not know what else it should set.
func isMisdirected(_ transition: Transition) -> Bool {
  guard let isForward = transition.isForward, !transition.isVendedByScenario else { return false }
  guard let says = presentingFlag(of: transition.animator) else { return false }
  return says != isForward
}

/// The animator has run: it had the chance to derive its direction from the context.
func judgeDirection(_ transition: Transition, wasMisdirected: Bool) {
  if transition.isForward == nil || transition.isVendedByScenario { return }
  if presentingFlag(of: transition.animator) == nil { return }
  check(
    !(wasMisdirected && isMisdirected(transition)), .TV904,
    directionMessage(transition), as: directionCheck(transition),
    at: transition.misdirectedAt ?? declaration(of: transition.animator, "animateTransition(using:)"),
    about: transition.animator)
}

private func directionCheck(_ transition: Transition) -> CheckID {
  let isForward = transition.isForward == true
  if transition is NavigationTransition { return isForward ? .pushesSetToPop : .popsSetToPush }
  return isForward ? .presentsSetToDismiss : .dismissesSetToPresent
}

private func directionMessage(_ transition: Transition) -> String {
  let isForward = transition.isForward == true
  if transition is NavigationTransition {
    return isForward
      ? "the animator is set to pop, but the transition pushes"
      : "the animator is set to push, but the transition pops"
  }
  return isForward
    ? "the animator is set to dismiss, but the transition presents"
    : "the animator is set to present, but the transition dismisses"
}
