extension RuleCatalogue {
  static let tv803 = RuleDescription(
    id: "TV803",
    property: "P-47",
    name: "alongside-queued",
    title: "Alongside queued",
    statement: """
      If `animate(alongsideTransition:)` answers false, its effect is applied some other way before quiescence.
      """,
    kind: .safety,
    severity: .warning,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Register in WILL callbacks; test the result.
      """,
    documentation: """
      UIViewControllerTransitionCoordinator.h
      """
  )
}
