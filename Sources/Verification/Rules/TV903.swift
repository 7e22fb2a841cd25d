extension RuleCatalogue {
  static let tv903 = RuleDescription(
    id: "TV903",
    property: "P-51",
    name: "reused-state-reset",
    title: "Reused state reset",
    statement: """
      At the start of each t the mutable flags of a reused AN or IC equal their initial values.
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
      Reset in `animationEnded`, which comes for both outcomes.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`animationEnded:`); xxxAIRINxxx/ARNTransitionAnimator#21
      """
  )
}
