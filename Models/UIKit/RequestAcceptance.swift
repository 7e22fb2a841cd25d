// SCH-01: an accepted request returns; the transition proper starts on a later step of the run loop.

func begin(_ transition: ModalTransition, _ source: UIViewController, _ completion: (() -> Void)?) {
  transition.source = source
  transition.completion = completion
  noteRequestingGesture(transition)
  activeTransitions.append(transition)
  loadView(of: transition, 0)
  if !transition.isAnimated && isStartedAtOnce(transition) {
    start(transition)
    return
  }
  // F-28, SCH-01: W13 says that the queries need not come within the call.
  if answersQueries(transition.presented?.transitioningDelegate) {
    if choose(.F28, ["the delegate is asked inside the call", "the delegate is asked at the deferred start"]) == 0 {
      askDelegate(transition)
    }
  }
}

/// F-04, SCH-03: only somebody who notices the difference makes it one.
func isStartedAtOnce(_ transition: ModalTransition) -> Bool {
  if transition.presents && transition.presented is PageCoverController { return true }
  if transition.completion == nil && !answersQueries(transition.presented?.transitioningDelegate)
    && !hearsWills(transition)
  {
    return true
  }
  return choose(.F04, ["a non-animated request starts at once", "a non-animated request is deferred"]) == 0
}

/// F-04: code that presents right after a dismissal without animation, within one call and while nothing else is on its
/// way, takes it for granted that the dismissal is over (PopcornTimeTV/PopcornTimeTV, ShowsViewController+iOS.swift). The
/// other value is not explored there.
func isDeferredBefore() -> Bool {
  if activeTransitions.count != 1 { return false }
  return modalTransitions.contains { last in
    !last.presents && !last.isAnimated && last.phase == .requested && !existedBefore(last)
  }
}

/// F-53, ANI-01
func isReallyAnimated(_ animated: Bool) -> Bool {
  if !animated || UIView.areAnimationsEnabled { return animated }
  return choose(.F53, ["animations switched off: as non-animated", "animations switched off: still animated"]) == 1
}
