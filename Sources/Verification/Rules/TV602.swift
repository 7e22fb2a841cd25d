extension RuleCatalogue {
  static let tv602 = RuleDescription(
    id: "TV602",
    property: "P-39",
    name: "no-lost-continuation",
    title: "No lost continuation",
    statement: """
      No continuation of a flow is reachable only through the completion block or TC completion of a call that can \
      be dropped.
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
      Check acceptance, or continue from state instead of from the block.
      """,
    documentation: """
      juejin.cn/post/6844903928123883527 (completion not run)
      """
  )
}
