extension RuleCatalogue {
  static let tv504 = RuleDescription(
    id: "TV504",
    property: "P-34",
    name: "super-called",
    title: "Super called",
    statement: """
      Every override of an appearance callback, of `viewWillTransition`/`willTransition` and of a percent-driven \
      IC's methods calls super.
      """,
    kind: .static,
    severity: .warning,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Call super first.
      """,
    documentation: """
      viewWillAppear(_:) page; WWDC 2014-228; seed 003
      """
  )
}
