extension RuleCatalogue {
  static let tv1101 = RuleDescription(
    id: "TV1101",
    property: "P-56",
    name: "sheet-callbacks-idempotent",
    title: "Sheet callbacks idempotent",
    statement: """
      Any number of Should/WillDismiss calls without DidDismiss leaves the same state as none.
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
      Clean up in DidDismiss or when disappeared.
      """,
    documentation: """
      WWDC 2019-224
      """
  )
}
