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
      that comes while another request is in progress, is not documented (DG-04, DG-05, F-06).

      Whoever hands a completion to a function of the app waits in the same way. Seen in the text are an early `return` that \
      forgets it, a call that does not hand it on, and an `async` function that only the completion of a `present` lets go \
      on. So is a note that a screen is shown, which a refused request leaves behind.
      """,
    example: [
      "Nothing is presented; the app calls `dismiss` with a block that shows the next screen.",
      "UIKit finds nothing to dismiss and ignores the call.",
      "The block never runs, and the next screen never comes.",
    ],
    remedy: """
      Test before the call that the request can be taken (no other presentation, the presenter in a window), or go on \
      from the state of the app instead of from the completion block.
      """,
    documentation: """
      juejin.cn/post/6844903928123883527 (completion not run)
      """,
    variants: [
      .completionIsForgotten: """
      Whoever has given the completion waits for something that never comes: a spinner stays, the next screen is not shown.
      """,
      .noteStays: """
      The screen does not open, and never opens again: the app believes that it is open.
      """,
    ],
    remedies: [
      .completionIsForgotten: "Call the completion before each `return`, or hand it on to whoever calls it.",
      .noteStays: """
      Note it in the completion of `present`, or look at `presentedViewController` instead of keeping a note.
      """,
    ],
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
