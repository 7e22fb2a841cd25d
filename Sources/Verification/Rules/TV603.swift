extension RuleCatalogue {
  static let tv603 = RuleDescription(
    id: "TV603",
    property: "P-40",
    name: "dismiss-target",
    title: "Dismiss target",
    statement: """
      The VC removed by a `dismiss` call under DG-01 is the one the call site declares.
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
      Send dismiss to the presenter of the VC to close, or check `presentedViewController`.
      """,
    documentation: """
      dismiss(animated:completion:) page
      """
  )
}
