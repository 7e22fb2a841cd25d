// TV208 stable-interruptible-animator

/// UIKit has asked again for the object that drives the transition.
func judgeAnswer(_ transition: Transition, _ former: UIViewPropertyAnimator, _ answer: AnyObject) {
  check(
    answer === former, .TV208, "interruptibleAnimator(using:) answers another object than before", as: .answersAnother,
    at: (answer as? UIViewPropertyAnimator)?.createdAt ?? here(), about: transition.animator)
}

/// UIKit asks for the first time for the object that is to drive the transition.
func judgeFirstAnswer(_ transition: Transition) {
  guard let driving = transition.interruptible else { return }
  check(
    !driving.hasEnded, .TV903,
    "interruptibleAnimator(using:) answers an animator that has ended with an earlier transition", as: .answersEndedOne,
    at: declaration(of: transition.animator, "interruptibleAnimator(using:)"), about: transition.animator)
  // What follows from it is no finding of its own.
  if driving.hasEnded { transition.isHandedOver = true }
}

/// UIKit has asked for the object that `animateTransition` has started.
func judgeRunning(_ transition: Transition, _ running: [UIViewPropertyAnimator], _ answer: AnyObject) {
  guard let driving = answer as? UIViewPropertyAnimator else { return }
  check(
    running.contains { $0 === driving }, .TV208,
    "interruptibleAnimator(using:) answers another animator than the one that animateTransition(using:) has started",
    as: .answersIdleOne,
    at: driving.createdAt ?? here(), about: transition.animator)
}

/// A property animator is started while a percent-driven controller holds the animations of its owner: it runs to its
/// end by itself, since the controller can scrub only what `interruptibleAnimator(using:)` answers.
func judgeUnscrubbed(_ animator: UIViewPropertyAnimator) {
  guard let owner = heldOwner, owner === currentOwner, !vendsInterruptible(owner) else { return }
  for transition in activeTransitions where transition.animator === owner {
    check(
      transition.interactor is ReferenceDriver, .TV208,
      "a property animator runs by itself under a percent-driven controller: interruptibleAnimator(using:) is missing",
      as: .runsByItself,
      at: here(), about: owner)
  }
}

/// The object that drives the transition is stopped for good.
func judgeEarlyEnd(of driving: UIViewPropertyAnimator) {
  for transition in activeTransitions where transition.interruptible === driving {
    check(
      transition.phase == .ending, .TV208,
      "the interruptible animator becomes inactive before its transition has ended", as: .endsEarly, at: here(),
      about: transition.animator)
  }
}
