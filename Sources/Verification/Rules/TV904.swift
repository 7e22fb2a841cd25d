extension RuleCatalogue {
  static let tv904 = RuleDescription(
    id: "TV904",
    property: "P-52",
    name: "direction-correct",
    title: "Direction correct",
    statement: """
      AN's direction flag equals the direction of t when `animateTransition` runs.
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
      Set it in each delegate query, or derive it from the context.
      """,
    documentation: """
      Customizing the Transition Animations
      """
  )
}
