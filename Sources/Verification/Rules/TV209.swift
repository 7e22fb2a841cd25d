extension RuleCatalogue {
  static let tv209 = RuleDescription(
    id: "TV209",
    property: nil,
    name: "property-animator-lifecycle",
    title: "Property animator lifecycle",
    statement: """
      No `UIViewPropertyAnimator` is released while paused or stopped-but-not-finished, started in a state that \
      forbids it, or continued after it ended.
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
      Finish or stop it before letting go; keep it until `animationEnded`.
      """,
    documentation: """
      UIViewPropertyAnimator page; WWDC 2016-216
      """
  )
}
