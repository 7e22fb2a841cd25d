extension RuleCatalogue {
  static let tv308 = RuleDescription(
    id: "TV308",
    property: "P-24",
    name: "animate-in-container",
    title: "Animate in container",
    statement: """
      AN adds views only to `ctx.containerView` or its descendants.
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
      Add to the container.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`containerView`)
      """
  )
}
