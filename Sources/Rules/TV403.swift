extension RuleCatalogue {
  static let tv403 = RuleDescription(
    id: .TV403,
    property: "P-30",
    name: "chrome-lifetime",
    title: "Chrome leaves with the presentation, not before",
    statement: """
      During a dismissal the presentation controller's chrome is removed iff `dismissalTransitionDidEnd(true)` is \
      received.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The user starts to swipe the page away and lets it go back, or leaves the app meanwhile: the page stays, but the dimming \
      behind it is gone and taps go through to the screen below.
      """,
    why: """
      A dismissal can be cancelled; the presented controller and its container then stay (CAN-02) and \
      `dismissalTransitionDidEnd(_:)` says so with `false`. Chrome removed in `dismissalTransitionWillBegin`, or \
      without testing `completed`, does not come back (FAIL-08).
      """,
    example: [
      "The user starts to pull the presented card down.",
      "The user lets go early and the dismissal is cancelled.",
      "`dismissalTransitionDidEnd(false)` removes the dimming view all the same.",
    ],
    remedy: """
      Fade the chrome alongside the transition, and remove it in `dismissalTransitionDidEnd(_:)` only if `completed` \
      is true.
      """,
    documentation: "Creating Custom Presentations; dismissalTransitionDidEnd(_:) page",
    reproducer: ReproducerChecks(.atRest, .noViewsLeft),
    clause: { reader in
      if reader.function == "judgeLeftovers" {
        return reader.leftover("what the presentation controller added is gone after the dismissal")
      }
      return (
        "the views of the presentation controller stay until the dismissal is committed",
        [reader.ofContext("transitionWasCancelled"), reader.value("its views", "removed")]
      )
    }
  )
}
