// TV1202 background-safe

/// Called when the step that ended the transition is over. A flag that depends on `finished` is TV105's business.
func judgeBackground(_ transition: Transition) {
  if !transition.sawBackground || transition.animator == nil { return }
  // A flag that is wrong for another reason would be wrong in the foreground, too (TV104).
  let isInvented = !transition.committed && !transition.isHonest
  check(
    !isInvented || transition.flagWasFinished, .TV1202,
    "after the app was in the background the transition ends as what it is not", as: .outcomeIsInvented,
    at: transition.completedAt,
    about: transition.animator)
}

/// The app has gone to the background, and with it the animations that were to complete the transition have ended.
func judgeStranding(_ transition: Transition) {
  if transition.phase != .inFlight || transition.isInteractive || transition.isHandedOver { return }
  guard let animator = transition.animator else { return }
  // Code that nobody defines may still call what completes it.
  if hasPendingWork(of: animator) || !runLoopIsIdle() || isAwaited(transition) { return }
  transition.isStranded = true
  judgeStranded(transition)
}

func judgeStranded(_ transition: Transition) {
  check(
    false, .TV1202, "the app went to the background, and the transition never completes", as: .completionIsLost,
    at: transition.lastExit,
    about: transition.animator)
}
