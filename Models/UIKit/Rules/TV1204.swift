// TV1204 quiescence: judged on states from which nothing settles, and on runs that go round for ever.

/// A swipe back that nothing ends. Answers whether there is one.
func judgeWedgedStack() -> Bool {
  for transition in activeTransitions {
    guard let wedged = transition as? NavigationTransition, let site = wedged.wedgedAt else { continue }
    check(
      false, .TV1204, "the swipe back began where nothing could be popped, and the navigation stack is stuck",
      as: .stackIsWedged, at: site,
      about: wedged.navigation)
    return true
  }
  return false
}

/// Nothing else is to blame.
func judgeRepetition() {
  check(
    false, .TV1204, "the app never comes to rest: this is scheduled again and again", as: .neverRests,
    at: (mainRunLoop.pending.first { $0.kind != .animation } ?? mainRunLoop.pending.first)?.scheduledAt)
}

/// Hook: fails the check of what keeps a run going that could come to rest and need not. Timers that repeat are never
/// waited for: a run in which nothing else is on its way waits for a finger, or for nothing.
func diagnoseEndlessRun() {
  for work in mainRunLoop.pending where work.kind != .repeating && !isHeld(work) {
    check(
      false, .TV1204, "the app can go round for ever without coming to rest: this is scheduled again and again",
      as: .mayRepeatWork,
      at: work.scheduledAt)
  }
  for transition in activeTransitions
  where transition.phase == .requested || transition.phase == .inFlight && transition.endsByItself {
    check(
      false, .TV1204, "the app can go round for ever without coming to rest: one transition leads to the next",
      as: .mayRepeatTransitions)
  }
}
