extension RuleCatalogue {
  static let tv503 = RuleDescription(
    id: "TV503",
    property: "P-33",
    name: "no-manual-callback",
    title: "No manual callback",
    statement: """
      App code never calls WA, VIA, DA, WD or DD except as `super` inside the override.
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
      Use `beginAppearanceTransition` / `endAppearanceTransition`.
      """,
    documentation: """
      beginAppearanceTransition(_:animated:) page
      """
  )
}
