extension RuleCatalogue {
  static let tv1001 = RuleDescription(
    id: "TV1001",
    property: "P-25",
    name: "final-frame-honoured",
    title: "Final frame honoured",
    statement: """
      If `finalFrame(for: v)` ≠ `.zero`, the frame of v's view equals it when t commits.
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
      Read `finalFrame(for:)`.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`finalFrameForViewController:`)
      """
  )
}
