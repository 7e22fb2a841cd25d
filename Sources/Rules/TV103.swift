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
      The app freezes: no tap or swipe is answered any more, and the new screen may not come. Where an early exit is at \
      fault, this happens in the rare case that it was written for.
      """,
    why: """
      UIKit has handed the screen over and waits for `completeTransition(_:)`; neither a `return` nor the end of an \
      animation gives it back (FAIL-01). So an animation without a completion that calls it leaves the screen taken. Early \
      exits are taken, too: the values that such guards test are nil in practice: `snapshotView(afterScreenUpdates:)` for a view \
      that is not rendered, `view(forKey:)` for every view that must not be touched (OBJ-15, FAIL-16). An animator of a stack that \
      asks for the class of the other page may find another one: the menu of the back button leads to every page further down. \
      That is seen in the text.
      """,
    example: [
      "The app presents a controller.",
      "`animateTransition` asks for a snapshot; it is nil, and the guard returns.",
      "No animation was started, so that nothing will ever complete the transition.",
    ],
    remedy: """
      Call `completeTransition(!context.transitionWasCancelled)` at the end of this path: in the completion of the \
      animation, behind its branches, or before an early `return`. On an early exit first bring the hierarchy into its \
      final state without animation (add the `to` view if `view(forKey: .to)` returns it).
      """,
    documentation: "UIViewControllerTransitioning.h (`completeTransition:`)",
    alwaysBreaks: [.TV102, .TV1203, .TV1204],
    absorbs: [.TV1202],
    reproducer: ReproducerChecks(.atRest),
    clause: { $0.missingCompletion }
  )
}
