extension RuleCatalogue {
  static let tv605 = RuleDescription(
    id: "TV605",
    property: "P-42",
    name: "chain-cleanup",
    title: "Chain cleanup",
    statement: """
      After a chain dismissal every VC above P is disappeared, has no presenting VC, and is releasable.
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
      Keep no strong reference to VCs in transition objects.
      """,
    documentation: """
      dismiss(animated:completion:) page
      """
  )
}
