extension RuleCatalogue {
  static let tv206 = RuleDescription(
    id: .TV206,
    property: "P-13",
    name: "update-in-flight",
    title: "Updates come while the interaction lasts",
    statement: """
      `update(p)` is called only after `startInteractiveTransition` (or a pause) and before the next outcome.
      """,
    kind: .safety,
    severity: .note,
    consequence: """
      The first update is lost, or the next transition starts in the middle, as if the finger had already moved.
      """,
    why: """
      `update` belongs to the time between the start of an interaction and its outcome (INT-03). Right after `dismiss` \
      the transition has not started yet (SCH-01); what an update does then is undefined (F-39). A gesture that moves \
      before UIKit has started is tolerated: no handler can know.
      """,
    example: [
      "The user begins to drag; the handler calls `dismiss`.",
      "In the same call the handler sends `update` to the interaction controller.",
      "UIKit starts the transition on the next turn of the run loop; the update has gone nowhere.",
    ],
    remedy: """
      Update in `.changed` only, while the transition is interactive.
      """,
    documentation: """
      WWDC 2013-218 (interactive phase)
      """,
    reproducer: ReproducerChecks(
      .atRest, look: "updates before the transition starts: nothing shows them but a breakpoint"),
    clause: { reader in
      (
        "update(_:) is called only between the start of the interaction and its outcome",
        [
          reader.phase ?? reader.value("the transition", "not started"),
          reader.value("context.isInteractive", reader.field("isInteractive", of: reader.transition)),
        ]
      )
    }
  )
}
