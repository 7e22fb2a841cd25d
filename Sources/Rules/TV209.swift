extension RuleCatalogue {
  static let tv209 = RuleDescription(
    id: .TV209,
    property: nil,
    name: "property-animator-lifecycle",
    title: "A property animator ends before it is released",
    statement: """
      No `UIViewPropertyAnimator` is released while paused or stopped-but-not-finished, started in a state that \
      forbids it, or continued after it ended.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The app crashes: \"It is an error to release a paused or stopped property animator\", or the call raises an \
      exception.
      """,
    why: """
      A `UIViewPropertyAnimator` is inactive, active or stopped. It may be released only when it is inactive, started \
      or paused only when it is not stopped, continued only when it is active, and finished only when it is stopped; \
      the object that drives a transition must live as long as it (OBJ-11).
      """,
    example: [
      "The user drags; the handler makes a property animator and pauses it.",
      "The user lets go; the handler drops its reference.",
      "The paused animator is released: an exception.",
    ],
    remedy: """
      Stop or finish it before letting go of it; keep the one of a transition until `animationEnded(_:)`.
      """,
    documentation: """
      UIViewPropertyAnimator page; WWDC 2016-216
      """,
    remedies: [
      .stoppedIsStarted: restarted, .stoppedIsPaused: restarted,
      .inactiveIsContinued:
        "Continue only what is active: start the animator, or pause it with `pauseAnimation()`, first.",
      .activeIsFinished: "Call `stopAnimation(false)` before `finishAnimation(at:)`.",
    ],
    reproducer: ReproducerChecks(.atRest),
    clause: { reader in
      (
        "a property animator is used as its state allows, and is inactive when it is released",
        [reader.value("the animator's state", reader.field("state", of: reader.about))]
      )
    }
  )

  private static let restarted = """
    Make a new property animator for what begins anew: one that was stopped is neither started nor \
    paused.
    """
}
