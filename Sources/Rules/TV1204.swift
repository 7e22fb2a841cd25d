extension RuleCatalogue {
  static let tv1204 = RuleDescription(
    id: .TV1204,
    property: "P-65",
    name: "quiescence",
    title: "After any input the app comes to rest",
    statement: """
      Every finite sequence of inputs leads to a quiescent state: no transition requested or in flight, no animation \
      running, no gesture active, the queues of the run loop empty. Fairness is assumed. With `--fair-cycles` also: \
      no run goes round for ever although whatever UIKit and the run loop have on their way happens in it.
      """,
    kind: .liveness,
    severity: .error,
    consequence: """
      The app never comes to rest: it animates, blinks or polls for ever, or waits in a transition that does not end.
      """,
    why: """
      Between transitions UIKit is idle (0.2); everything that it promises for the end (DID callbacks, completion \
      blocks, delivered touches) is promised for a state that must be reachable. Work that schedules itself again, \
      or a transition that starts the next one, takes that state away (FAIL-01). A swipe back \
      whose own delegate is taken away begins at the root of a stack and during a push, too: before iOS 18 the stack may \
      be stuck then (NAV-07); that is seen in the text.
      """,
    example: [
      "The presented controller starts an animation of its own when it appears.",
      "The completion of the animation starts the same animation again, without looking whether the screen is there.",
      "The screen is dismissed; the chain of animations goes on.",
    ],
    remedy: """
      End what you start: stop repeating work in viewDidDisappear, invalidate timers, and let no completion start its \
      own animation again without a condition that fails in the end. For a stuck transition see TV102 and TV103.
      """,
    documentation: """
      Customizing the Transition Animations (until `completeTransition`)
      """,
    reproducer: ReproducerChecks(.atRest),
    clause: { reader in
      let pending = reader.field("pending", of: reader.global("mainRunLoop"))
      return (
        "the app comes to rest",
        [
          reader.value("what the run loop has still to do", reader.work(pending)), reader.transitionsOnTheirWay,
        ]
      )
    }
  )
}

extension ClauseReader {
  /// The kinds of what is pending, in order.
  fileprivate func work(_ pending: (any MemoryValue)?) -> String? {
    let words = [
      "animation": "the end of an animation", "block": "a block", "delayed": "a delayed block", "timer": "a timer",
      "repeating": "a repeating timer",
    ]
    let kinds = pending?.elements?.compactMap { work in field("kind", of: work)?.symbol.flatMap { words[$0] } }
    guard let kinds, !kinds.isEmpty else { return nil }
    return kinds.prefix(3).joined(separator: ", ") + (kinds.count > 3 ? ", …" : "")
  }
}
