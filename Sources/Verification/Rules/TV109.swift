extension RuleCatalogue {
  static let tv109 = RuleDescription(
    id: "TV109",
    property: "P-53",
    name: "duration-honest",
    title: "Duration honest",
    statement: """
      The longest animation AN starts for t, delay included, ends within `transitionDuration`; if t can be \
      interactive, `transitionDuration` > 0.
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
      Use the declared duration in the animation call.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`transitionDuration:`)
      """
  )
}
