extension RuleCatalogue {
  static let tv602 = RuleDescription(
    id: "TV602",
    property: "P-39",
    name: "no-lost-continuation",
    title: "What follows a request does not depend on its completion block alone",
    statement: """
      No continuation of a flow is reachable only through the completion block or TC completion of a call that can \
      be dropped.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The app waits for something that never comes: a spinner stays, the next screen is not shown.
      """,
    why: """
      A dropped `present` never calls its block (PG-08). Whether a `dismiss` does that finds nothing to dismiss, or \
      that comes while another request is in progress, is not documented (DG-04, DG-05, F-06).
      """,
    example: [
      "Nothing is presented; the app calls `dismiss` with a block that shows the next screen.",
      "UIKit finds nothing to dismiss and ignores the call.",
      "The block never runs, and the next screen never comes.",
    ],
    remedy: """
      Check acceptance, or continue from state instead of from the block.
      """,
    documentation: """
      juejin.cn/post/6844903928123883527 (completion not run)
      """
  )
}
