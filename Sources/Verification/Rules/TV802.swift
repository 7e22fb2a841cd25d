extension RuleCatalogue {
  static let tv802 = RuleDescription(
    id: "TV802",
    property: "P-46",
    name: "alongside-handles-cancel",
    title: "Alongside handles cancel",
    statement: """
      A state change made in or after an alongside block is reverted when the completion reports `isCancelled`.
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
      Test `context.isCancelled` in the completion.
      """,
    documentation: """
      UIViewControllerTransitionCoordinator.h; jessesquires/PresenterKit#38
      """
  )
}
