extension RuleCatalogue {
  static let tv1201 = RuleDescription(
    id: "TV1201",
    property: "P-54",
    name: "non-animated-equivalent",
    title: "Non animated equivalent",
    statement: """
      For every flow the final state (tree, appearance, chrome, relations) with `animated = false` equals that with \
      `animated = true`.
      """,
    kind: .safety,
    severity: .error,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Apply the end state when there is no coordinator.
      """,
    documentation: """
      Creating Custom Presentations (listings' else branch); UIViewControllerTransitioning.h (`isAnimated`)
      """
  )
}
