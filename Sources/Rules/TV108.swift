extension RuleCatalogue {
  static let tv108 = RuleDescription(
    id: .TV108,
    property: "P-15",
    name: "animator-not-empty",
    title: "An animator animates what nothing else animates",
    statement: """
      `animateTransition` does nothing only if t is interactive and not percent-driven, or an interruptible animator \
      drives t.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The screen freezes: nothing moves, the new screen does not come, touches go nowhere.
      """,
    why: """
      UIKit hands the whole transition to `animateTransition`, and a percent-driven controller drives only what was \
      started there (OBJ-10, FAIL-19). Only an interaction controller that moves the views itself, or an object from \
      `interruptibleAnimator(using:)`, makes an empty method legal.
      """,
    example: [
      "The user taps the button; UIKit asks the delegate for the animator.",
      "UIKit calls `animateTransition`, which is a stub.",
      "Nothing has been started that could ever call `completeTransition`: the transition lasts for ever.",
    ],
    remedy: """
      Animate and complete there, or return an interruptible animator.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`animateTransition:`); WWDC 2016-216
      """,
    // Nobody is left who could complete the transition.
    alwaysBreaks: [.TV102, .TV103, .TV1203, .TV1204],
    reproducer: ReproducerChecks(.atRest),
    clause: { reader in
      (
        "animateTransition(using:) animates, completes, or hands the context on",
        [reader.value("calls, animations and completions", "none"), reader.phase]
      )
    }
  )
}
