// TV102 complete-eventually: judged on states from which nothing settles.

/// The animator has something on its way, and the completion that waits for it never comes.
func judgeEndlessWait(_ transition: Transition) {
  check(
    false, .TV102, "the transition waits for something that the animator made and that never ends",
    at: transition.lastExit, about: transition.animator)
}
