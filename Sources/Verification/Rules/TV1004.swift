extension RuleCatalogue {
  static let tv1004 = RuleDescription(
    id: "TV1004",
    property: "P-60",
    name: "rotation-settles",
    title: "Rotation settles",
    statement: """
      A rotation requested while t is in flight is eventually applied and all shown VCs are laid out at the new \
      size, under every value of F-38.
      """,
    kind: .liveness,
    severity: .warning,
    consequence: "To be written.",
    why: "To be written.",
    example: [
      "To be written.",
      "To be written.",
    ],
    remedy: """
      Take `finalFrame`; relayout in `viewWillTransition`.
      """,
    documentation: """
      WWDC 2014-214; openradar 30076125
      """
  )
}
