extension RuleCatalogue {
  static let tv1104 = RuleDescription(
    id: "TV1104",
    property: "P-59",
    name: "pure-adaptivity-queries",
    title: "Pure adaptivity queries",
    statement: """
      Adaptivity queries change no observable state.
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
      Answer only; act in `willPresentWithAdaptiveStyle`.
      """,
    documentation: """
      UIPresentationController.h; slackhq/PanModal#22
      """
  )
}
