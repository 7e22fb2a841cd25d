extension RuleCatalogue {
  static let tv1105 = RuleDescription(
    id: "TV1105",
    property: "P-62",
    name: "no-default-style-reliance",
    title: "No default style reliance",
    statement: """
      Code that needs the presenter's view removed, or its appearance callbacks, sets `.fullScreen` explicitly.
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
      Set `modalPresentationStyle`.
      """,
    documentation: """
      WWDC 2019-224
      """
  )
}
