extension RuleCatalogue {
  static let tv103 = RuleDescription(
    id: .TV103,
    property: "P-03",
    name: "complete-on-every-path",
    title: "Every path through the animator leads to completeTransition",
    statement: """
      Every control path through `animateTransition` and `startInteractiveTransition`, guards and error exits \
      included, calls `complete(t, ·)` or starts something whose completion calls it.
      """,
    kind: .static,
    severity: .error,
    consequence: """
      In the rare case that the early exit was written for, the app freezes: the new screen does not come, and no tap \
      or swipe is answered any more.
      """,
    why: """
      UIKit has handed the screen over and waits for `completeTransition(_:)`; a `return` does not give it back \
      (FAIL-01). The values that such guards test are nil in practice: `snapshotView(afterScreenUpdates:)` for a view \
      that is not rendered, `view(forKey:)` for every view that must not be touched (OBJ-15, FAIL-16).
      """,
    example: [
      "The app presents a controller.",
      "`animateTransition` asks for a snapshot; it is nil, and the guard returns.",
      "No animation was started, so that nothing will ever complete the transition.",
    ],
    remedy: """
      On the early exit bring the hierarchy into its final state without animation (add the `to` view if \
      `view(forKey: .to)` returns it) and call `completeTransition(!context.transitionWasCancelled)`. In the completion \
      of an animation put the call behind the branches, not inside one of them.
      """,
    documentation: "UIViewControllerTransitioning.h (`completeTransition:`)",
    alwaysBreaks: [.TV102, .TV1203, .TV1204],
    absorbs: [.TV1202],
    reproducer: ReproducerChecks(.atRest),
    clause: { $0.missingCompletion }
  )
}
