extension RuleCatalogue {
  static let tv1005 = RuleDescription(
    id: "TV1005",
    property: nil,
    name: "no-layout-fight",
    title: "No layout fight",
    statement: """
      While AN animates the frame of a view, no layout callback of the app writes that frame.
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
      Skip while a transition is in flight, or animate constraints.
      """,
    documentation: """
      containerViewWillLayoutSubviews() page
      """
  )
}
