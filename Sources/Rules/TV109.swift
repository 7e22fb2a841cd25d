extension RuleCatalogue {
  static let tv109 = RuleDescription(
    id: .TV109,
    property: "P-53",
    name: "duration-honest",
    title: "The declared duration is the one that is animated",
    statement: """
      The longest animation AN starts for t, delay included, ends within `transitionDuration`; if t can be \
      interactive, `transitionDuration` > 0.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The screen comes into view later than everything beside it: a tab bar or a status bar fades at another pace, and \
      a drag scrubs only a part of the animation, or none at all.
      """,
    why: """
      UIKit times what it runs beside the animator, and the percent-driven controller, by `transitionDuration` \
      (INT-02). A duration of zero under a percent-driven controller leaves nothing to scrub: the completion comes \
      with the next turn of the run loop, before the gesture has decided (FAIL-23, SCH-05). Under an interaction controller \
      of one's own what runs alongside jumps to its end. The longest animation is \
      compared that `animateTransition` starts itself; animations that follow from a completion are not added up.
      """,
    example: [
      "The animator declares 0.3 seconds.",
      "UIKit starts the transition; the animator starts an animation of 1.25 seconds.",
      "Everything that UIKit runs beside it is over long before the screen is.",
    ],
    remedy: """
      Use the declared duration in the animation call.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`transitionDuration:`)
      """,
    reproducer: ReproducerChecks(.atRest, look: "the time that the animation takes beside transitionDuration(using:)"),
    clause: { reader in
      if reader.function == "judgeInteractiveDuration" {
        return (
          "the duration of an interactive transition is more than 0",
          [reader.value("transitionDuration(using:)", reader.argument(1))]
        )
      }
      return (
        "no animation of the transition ends after transitionDuration(using:)",
        [
          reader.value("the end of the animation", reader.argument(0)),
          reader.value("transitionDuration(using:)", reader.global("declaredDuration")),
        ]
      )
    }
  )
}
