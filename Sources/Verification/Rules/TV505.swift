extension RuleCatalogue {
  static let tv505 = RuleDescription(
    id: "TV505",
    property: "P-35",
    name: "will-effects-undone",
    title: "Will effects undone",
    statement: """
      An effect made in WA is undone if the next callback is WD instead of DA; an effect made in WD is undone if the \
      next is WA instead of DD.
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
      Undo in the opposite WILL or in the interaction-change handler.
      """,
    documentation: """
      WWDC 2013-218; UIViewControllerTransitionCoordinator.h
      """
  )
}
