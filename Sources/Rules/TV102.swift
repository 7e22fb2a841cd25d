extension RuleCatalogue {
  static let tv102 = RuleDescription(
    id: .TV102,
    property: "P-02",
    name: "complete-eventually",
    title: "Every transition that starts is completed in the end",
    statement: """
      For every t: once `animateTransition` or `startInteractiveTransition` has been called, `complete(t, ·)` is \
      eventually called, as long as the run loop turns, the app returns to the foreground, and running animations and \
      active gestures end.
      """,
    kind: .liveness,
    severity: .error,
    consequence: """
      The app looks frozen: after the animation taps and swipes do nothing, later presentations and the close button \
      are ignored, and only leaving the app helps.
      """,
    why: """
      UIKit does not end a transition by itself. Until `completeTransition(_:)` it keeps touches blocked (SCH-06), \
      keeps the presenter busy, so that further requests are dropped (PG-04, DG-05), and withholds viewDidAppear, the \
      completion block and `animationEnded` (FAIL-01).
      """,
    example: [
      "The app presents a controller; `animateTransition` creates a property animator and adds its completion.",
      "Nobody starts the property animator, so that its completion never runs.",
      "The transition stays in flight for ever and the window ignores touches.",
    ],
    remedy: """
      End every path of the animator in `completeTransition(_:)`: start what you create, continue what you pause, \
      balance every `DispatchGroup`. Where the end depends on somebody else (a download, a notification), give it a \
      time limit that completes too.
      """,
    documentation: """
      View Controller Programming Guide, Customizing the Transition Animations; WWDC 2013-218
      """,
    alwaysBreaks: [.TV1203, .TV1204],
    absorbs: [.TV1202],
    reproducer: ReproducerChecks(.atRest),
    clause: { $0.missingCompletion }
  )
}
