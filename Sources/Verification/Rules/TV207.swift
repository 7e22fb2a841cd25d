extension RuleCatalogue {
  static let tv207 = RuleDescription(
    id: "TV207",
    property: "P-14",
    name: "percent-driven-api",
    title: "Percent driven api",
    statement: """
      With a percent-driven IC, update, finish and cancel are sent to the IC, never to ctx; `complete(t, ·)` is \
      called by AN.
      """,
    kind: .static,
    severity: .error,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Talk to the `UIPercentDrivenInteractiveTransition` object.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`UIPercentDrivenInteractiveTransition`)
      """
  )
}
