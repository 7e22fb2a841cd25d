extension RuleCatalogue {
  static let tv906 = RuleDescription(
    id: "TV906",
    property: nil,
    name: "delegate-consulted",
    title: "Delegate consulted",
    statement: """
      The object set as transitioning delegate is on the controller that UIKit asks (the presented one, not its \
      child or its presenter) and is not replaced or reset between present and the dismissal query.
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
      Set it on the controller passed to `present`.
      """,
    documentation: """
      Customizing the Transition Animations
      """
  )
}
