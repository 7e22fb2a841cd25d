// TV208 stable-interruptible-animator

/// UIKit has asked again for the object that drives the transition.
func judgeAnswer(_ transition: Transition, _ former: UIViewPropertyAnimator, _ answer: AnyObject) {
  check(
    answer === former, .TV208, "interruptibleAnimator(using:) answers another object than before",
    at: (answer as? UIViewPropertyAnimator)?.createdAt ?? here(), about: transition.animator)
}

/// The object that drives the transition is stopped for good.
func judgeEarlyEnd(of driving: UIViewPropertyAnimator) {
  for transition in activeTransitions where transition.interruptible === driving {
    check(
      transition.phase == .ending, .TV208,
      "the interruptible animator becomes inactive before its transition has ended", at: here(),
      about: transition.animator)
  }
}
