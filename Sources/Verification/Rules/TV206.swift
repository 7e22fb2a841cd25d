extension RuleCatalogue {
  static let tv206 = RuleDescription(
    id: "TV206",
    property: "P-13",
    name: "update-in-flight",
    title: "Update in flight",
    statement: """
      `update(p)` is called only after `startInteractiveTransition` (or a pause) and before the next outcome.
      """,
    kind: .safety,
    severity: .note,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Update in `.changed` only, while interactive.
      """,
    documentation: """
      WWDC 2013-218 (interactive phase)
      """
  )
}
