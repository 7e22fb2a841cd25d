extension RuleCatalogue {
  static let tv602 = RuleDescription(
    id: .TV602,
    property: "P-39",
    name: "no-lost-continuation",
    title: "What follows a request does not depend on its completion block alone",
    statement: """
      No continuation of a flow is reachable only through the completion block, or the coordinator's completion, of a \
      call that can be dropped. A function that shows or closes a page calls its own completion on every way that leaves it.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The app waits for something that never comes: a spinner stays, the next screen is not shown.
      """,
    why: """
      A dropped `present` never calls its block (PG-08). Whether a `dismiss` does that finds nothing to dismiss, or \
      that comes while another request is in progress, is not documented (DG-04, DG-05, F-06). Whoever hands a completion \
      to a function of the app waits in the same way: an early `return` that forgets it, a call that does not hand it on, and \
      an `async` function that only the completion of a `present` lets go on are seen in the text.
      """,
    example: [
      "Nothing is presented; the app calls `dismiss` with a block that shows the next screen.",
      "UIKit finds nothing to dismiss and ignores the call.",
      "The block never runs, and the next screen never comes.",
    ],
    remedy: """
      Test before the call that the request can be taken (no other presentation, the presenter in a window), or go on \
      from the state of the app instead of from the completion block. Call a completion of your own before each `return`.
      """,
    documentation: """
      juejin.cn/post/6844903928123883527 (completion not run)
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "what the completion block would go on with"),
    clause: { reader in
      (
        "a request is sent where it is carried out, so that its completion block runs",
        [
          reader.subject("sent to"), reader.presented,
          reader.transitionsOnTheirWay,
        ]
      )
    }
  )
}
