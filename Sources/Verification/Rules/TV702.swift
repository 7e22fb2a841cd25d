extension RuleCatalogue {
  static let tv702 = RuleDescription(
    id: "TV702",
    property: "P-44",
    name: "nav-stack-matches-screen",
    title: "Nav stack matches screen",
    statement: """
      At quiescence the top of the navigation stack is the shown VC and the bar's top item is its item.
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
      Update in `didShow` or in a TC completion that tests `isCancelled`.
      """,
    documentation: """
      UINavigationControllerDelegate page; WWDC 2013-218
      """
  )
}
