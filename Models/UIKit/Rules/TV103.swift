// TV103 complete-on-every-path: judged on states from which nothing settles.

/// Every piece of code that ran for the transition has returned and nothing is left that could complete it.
func judgeMissingCompletion(_ transition: Transition) {
  if transition.isHandedOver { return }
  if let animator = transition.animator, hasPendingWork(of: animator) {
    judgeEndlessWait(transition)
  } else {
    check(
      false, .TV103, "this path leaves without completing the transition or starting anything that would",
      at: transition.lastExit, about: transition.animator)
  }
}

/// The clean case: a custom animator's transition has been completed.
func noteCompletion(_ transition: Transition) {
  if transition.animator == nil { return }
  check(true, .TV102, "the transition never completes")
  check(true, .TV103, "this path leaves without completing the transition")
  check(true, .TV1203, "touches are still suspended")
  check(true, .TV1204, "the app never comes to rest")
}

/// A percent-driven interaction whose animator has started nothing: no outcome can complete it.
func isUnanimated(_ transition: Transition) -> Bool {
  guard let animator = transition.animator else { return false }
  return transition.interactor is UIPercentDrivenInteractiveTransition && !hasPendingWork(of: animator)
}
