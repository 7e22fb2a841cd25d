extension RuleCatalogue {
  static let tv404 = RuleDescription(
    id: "TV404",
    property: "P-61",
    name: "custom-style-for-custom-controller",
    title: "Custom style for custom controller",
    statement: """
      If the delegate of B vends a custom PC, `B.modalPresentationStyle == .custom` when `present` is called.
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
      Set the style in B's initialiser.
      """,
    documentation: """
      Creating Custom Presentations; UIPresentationController page
      """
  )
}
