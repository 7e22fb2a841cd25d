extension RuleCatalogue {
  static let tv803 = RuleDescription(
    id: .TV803,
    property: "P-47",
    name: "alongside-queued",
    title: "A refused alongside block is replaced",
    statement: """
      If `animate(alongsideTransition:)` answers false, its effect is applied some other way before quiescence.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      Something that should have come with the new screen never does: a header stays folded, a bar keeps its old \
      colour until the next visit.
      """,
    why: """
      `animate(alongsideTransition:)` answers true if the animation was queued; when it answers false the block \
      never runs, although its completion may (TC-04, F-42, FAIL-17). It is late once the animation has started, as \
      in the layout pass that follows (APP-02), and no block runs that is registered after the completions (TC-09).
      """,
    example: [
      "A presentation is under way; its animation has started.",
      "The layout pass calls `viewDidLayoutSubviews`, which registers an alongside block.",
      "The block is refused, and nothing else does what it was to do.",
    ],
    remedy: """
      Register in `viewWillAppear(_:)`, `viewWillDisappear(_:)` or right after the request. Elsewhere test the result, \
      and apply the change directly when it is false.
      """,
    documentation: """
      UIViewControllerTransitionCoordinator.h (`animateAlongsideTransition:completion:`)
      """,
    reproducer: ReproducerChecks(.atRest, .topVisible, look: "what the alongside block would have done"),
    clause: { reader in
      (
        "what a refused alongside block would have done is done otherwise",
        [reader.value("animate(alongsideTransition:)", "false"), reader.phase]
      )
    }
  )
}
