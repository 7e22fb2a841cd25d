extension RuleCatalogue {
  static let tv204 = RuleDescription(
    id: .TV204,
    property: "P-11",
    name: "early-end-safe",
    title: "A gesture that ends before the transition starts still gets its outcome",
    statement: """
      If the driving gesture ends before `startInteractiveTransition(_:)` is called, the transition still \
      gets an outcome and completes, whether UIKit remembers an early outcome or loses it (F-11).
      """,
    kind: .liveness,
    severity: .error,
    consequence: """
      After a quick flick the screen freezes: neither the gesture nor the close button works any more. It takes a flick that \
      is over before the transition starts, so that it is hard to repeat.
      """,
    why: """
      `present` and `dismiss` only request; the transition starts on a later turn of the run loop (SCH-01). A flick \
      can be over by then. UIKit may drop a `finish()` or `cancel()` that arrives before the start (INT-04), and a \
      custom interaction controller gets no further event (T-32, T-33).
      """,
    example: [
      "The user flicks; in `.began` the handler calls `dismiss(animated: true)`.",
      "The gesture ends at once; the handler calls `finish()`, but nothing has started.",
      "UIKit starts the interactive transition and waits for an outcome that already came.",
    ],
    remedy: """
      Remember the outcome while the transition has not started, and apply it in an override of \
      `startInteractiveTransition(_:)` after calling super, for which a plain `UIPercentDrivenInteractiveTransition` has to \
      become a subclass. Reset it when the transition ends.
      """,
    documentation: """
      View Controller Programming Guide (starts on the next run loop); bryanjclark/devsign-nav-transitions#1
      """,
    alwaysBreaks: [.TV102, .TV201, .TV1204],
    reproducer: ReproducerChecks(.atRest),
    clause: { reader in
      (
        "an outcome that comes before the transition has started is kept for its start",
        [reader.value("the gesture", "over before the start"), reader.value("outcome at the start", "none")]
      )
    }
  )
}
