extension RuleCatalogue {
  static let tv105 = RuleDescription(
    id: .TV105,
    property: "P-05",
    name: "completion-flag-not-finished",
    title: "The completion flag does not come from the animation's finished parameter",
    statement: """
      The argument f of `complete(t, f)` does not depend on the `finished` parameter of an animation completion.
      """,
    kind: .static,
    severity: .error,
    consequence: """
      The user leaves the app during the animation and finds it broken on return: the new screen is missing, or the \
      old one does not react.
      """,
    why: """
      `finished` says whether the animation was allowed to run to its end, not whether the transition was cancelled. \
      Entering the background removes running animations, and their completions get `finished = false` (BG-01, \
      BG-02): UIKit is then told of a cancellation that never happened. A cancelled percent-driven transition in turn \
      may report `finished = true`, because the animation that ran back did run to its end.
      """,
    example: [
      "The app presents a controller and the animation runs.",
      "The app goes to the background; the completion gets `finished = false`.",
      "The animator passes it on; UIKit rolls back a presentation that nobody cancelled.",
    ],
    remedy: "Ignore `finished`; pass `!context.transitionWasCancelled`.",
    documentation: """
      UIView animate(withDuration:animations:completion:) page; completeTransition(_:) page
      """,
    absorbs: [.TV104, .TV1202],
    // The transition ends all the same, and what it leaves behind is looked at then.
    ending: .never,
    reproducer: ReproducerChecks(.completionAgrees, .atRest, .topVisible),
    clause: { reader in
      (
        "the flag of completeTransition(_:) comes from transitionWasCancelled, not from 'finished'",
        [
          reader.completionFlag,
          reader.ofContext("transitionWasCancelled"),
        ]
      )
    }
  )
}
