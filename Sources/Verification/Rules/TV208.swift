extension RuleCatalogue {
  static let tv208 = RuleDescription(
    id: "TV208",
    property: "P-16",
    name: "stable-interruptible-animator",
    title: "Stable interruptible animator",
    statement: """
      All answers of `interruptibleAnimator(using:)` during t are the same object, and it does not become inactive \
      before t ends.
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
      Create it once per transition, keep it until `animationEnded`.
      """,
    documentation: """
      UIViewControllerTransitioning.h; WWDC 2016-216
      """
  )
}
