extension RuleCatalogue {
  static let tv101 = RuleDescription(
    id: .TV101,
    property: "P-01",
    name: "complete-at-most-once",
    title: "A transition is completed at most once",
    statement: "For every t, `complete(t, ·)` is called at most once.",
    kind: .safety,
    severity: .error,
    consequence: """
      The screen changes twice: a controller that just appeared disappears again, or the app ends in a state that no \
      transition asked for. On some versions nothing is visible until the next presentation fails.
      """,
    why: """
      `completeTransition(_:)` ends the transition: UIKit sends the presentation controller its DidEnd, the view \
      controllers their appearance callbacks, and lets the context go (PRES-02, DISM-02). The header allows one call \
      per transition; what a second one does is not fixed by any public source (F-12), so transverify reports every \
      second call instead of betting on one outcome (FAIL-02).
      """,
    example: [
      "The animator animates and completes in the completion of the animation.",
      "The user lets go; the interaction controller completes the context as well, for safety.",
      "The animation ends and completes the same context a second time.",
    ],
    remedy: """
      Give one object the duty to complete, normally the animator in the completion of its longest animation. If two \
      paths can both come last, join them first (a `DispatchGroup`, or one animation with one completion); a flag that \
      swallows the second call is the last resort.
      """,
    documentation: "UIViewControllerTransitioning.h (`completeTransition:`)",
    absorbs: [.TV107],
    ending: .always,
    reproducer: ReproducerChecks(.completedOnce, .atRest),
    clause: { reader in
      (
        "completeTransition(_:) is called at most once for each transition",
        [reader.value("calls of completeTransition(_:)", "2"), reader.phase]
      )
    }
  )
}
