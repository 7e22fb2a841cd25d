extension RuleCatalogue {
  static let tv402 = RuleDescription(
    id: .TV402,
    property: "P-29",
    name: "chrome-removed-on-cancelled-present",
    title: "A cancelled presentation takes its chrome along",
    statement: """
      After `presentationTransitionDidEnd(false)`, when everything is settled, no view that the presentation \
      controller added is in the tree.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      The user cancels the swipe that opens the card and the blur stays: the screen is dimmed and does not react.
      """,
    why: """
      A cancelled presentation never reaches the dismissal callbacks: `presentationTransitionDidEnd(false)` is the \
      last that the presentation controller hears (CAN-01). Whether UIKit removes what is left in the container is \
      open (F-30); views outside of it certainly stay (FAIL-07).
      """,
    example: [
      "The user starts an interactive presentation; `presentationTransitionWillBegin` adds a dimming view.",
      "The user lets go early and the transition is cancelled.",
      "`presentationTransitionDidEnd(false)` ignores its argument; the dimming view stays.",
    ],
    remedy: "In `presentationTransitionDidEnd(_:)` remove the chrome if `completed` is false.",
    documentation: "Creating Custom Presentations; presentationTransitionDidEnd(_:) page",
    absorbs: [.TV305, .TV304],
    reproducer: ReproducerChecks(.atRest, .noViewsLeft),
    clause: { $0.leftover("what the presentation controller added is gone after the cancelled presentation") }
  )
}
