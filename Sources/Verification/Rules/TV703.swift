extension RuleCatalogue {
  static let tv703 = RuleDescription(
    id: "TV703",
    property: "P-64",
    name: "layout-to-layout-setup",
    title: "Layout to layout setup",
    statement: """
      `useLayoutToLayoutNavigationTransitions` is set before the push and never on the root collection VC.
      """,
    kind: .static,
    severity: .warning,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Set it before pushing.
      """,
    documentation: """
      useLayoutToLayoutNavigationTransitions page; WWDC 2013-218
      """
  )
}
