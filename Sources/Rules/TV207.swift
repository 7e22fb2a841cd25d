extension RuleCatalogue {
  static let tv207 = RuleDescription(
    id: .TV207,
    property: "P-14",
    name: "percent-driven-api",
    title: "A percent-driven controller is told, not the context",
    statement: """
      With a percent-driven interaction controller, update, finish and cancel are sent to it, never to ctx; \
      `complete(t, ·)` is called by AN.
      """,
    kind: .static,
    severity: .error,
    consequence: """
      The transition hangs halfway, or jumps: the controller keeps holding animations that the context believes to \
      have ended.
      """,
    why: """
      With a `UIPercentDrivenInteractiveTransition` the app sends `update`, `finish` and `cancel` to that object, \
      which passes them on and lets go of the animations that it holds (INT-07); `completeTransition` stays the duty \
      of the animator.
      """,
    example: [
      "The user drags; a percent-driven controller holds the animator's animation.",
      "The user lets go; the handler calls `finishInteractiveTransition` on the context.",
      "The context is decided, but the controller has not been told.",
    ],
    remedy: """
      Talk to the `UIPercentDrivenInteractiveTransition` object; let the animator complete.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`UIPercentDrivenInteractiveTransition`)
      """,
    reproducer: ReproducerChecks(.completionAgrees, .atRest, .topVisible),
    clause: { reader in
      (
        "a percent-driven interaction controller tells the context by itself",
        [
          reader.value("the interaction controller", reader.field("interactor", of: reader.transition)),
          reader.phase,
        ]
      )
    }
  )
}
