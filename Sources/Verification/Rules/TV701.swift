extension RuleCatalogue {
  static let tv701 = RuleDescription(
    id: "TV701",
    property: "P-43",
    name: "nav-exclusive",
    title: "Nav exclusive",
    statement: """
      Where transitions are not fluid (iOS ≤ 17, custom AN): no push, pop or `setViewControllers` while a transition \
      of the same navigation controller is in flight.
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
      Queue on the coordinator or disable the trigger.
      """,
    documentation: """
      Enhancing your app with fluid transitions (contrast); HeroTransitions/Hero#638
      """
  )
}
