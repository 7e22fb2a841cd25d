extension RuleCatalogue {
  static let tv905 = RuleDescription(
    id: "TV905",
    property: nil,
    name: "delegate-signature",
    title: "Delegate signature",
    statement: """
      No method of a class that adopts a transitioning, navigation, tab or presentation delegate protocol is a near \
      miss of one of its optional requirements (name or labels differ), so that UIKit never calls it.
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
      Rename to the requirement.
      """,
    documentation: """
      UIViewControllerTransitioningDelegate page
      """
  )
}
