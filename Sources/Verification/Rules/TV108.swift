extension RuleCatalogue {
  static let tv108 = RuleDescription(
    id: "TV108",
    property: "P-15",
    name: "animator-not-empty",
    title: "Animator not empty",
    statement: """
      `animateTransition` does nothing only if t is interactive and not percent-driven, or an interruptible animator \
      drives t.
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
      Animate and complete there, or vend an interruptible animator.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`animateTransition:`); WWDC 2016-216
      """
  )
}
