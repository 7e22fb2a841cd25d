extension RuleCatalogue {
  static let tv506 = RuleDescription(
    id: "TV506",
    property: "P-36",
    name: "idempotent-callbacks",
    title: "Idempotent callbacks",
    statement: """
      Running the effects of a WA or WD override twice in a row has the same result as once.
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
      Make effects set-like, or remove before adding.
      """,
    documentation: """
      Enhancing your app with fluid transitions
      """
  )
}
