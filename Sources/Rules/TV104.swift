extension RuleCatalogue {
  static let tv104 = RuleDescription(
    id: .TV104,
    property: "P-04",
    name: "completion-flag-agrees",
    title: "The flag given to completeTransition says what happened",
    statement: """
      At every `complete(t, f)`: f = true implies that the transition was not cancelled; f = false implies that \
      `transitionWasCancelled` is true, or that the view hierarchy is as it was before t (a declared abort).
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      After a cancelled swipe the app believes that it went on: the screen that the user wanted to keep is gone, or \
      stays visible without reacting.
      """,
    why: """
      UIKit commits or rolls back by this flag alone. `true` after a cancellation removes the controller although the \
      animation ran back (FAIL-03); `false` without one runs the rollback, so that a controller vanishes right after \
      it was presented, or stays after it was dismissed, while the coordinator says that nothing was cancelled \
      (FAIL-04, TC-06). So does a `false` on an early exit of a presentation or dismissal that nobody could cancel: \
      what the user tapped to open does not open, and the container may stay over the screen (F-30). Where UIKit has \
      refused a snapshot that abort is a defect only if the app goes on as if the transition had come through: it is \
      reported as possible.
      """,
    example: [
      "The user starts to swipe the presented screen away.",
      "The user lets go early; the interaction controller cancels and the animation runs back.",
      "The completion calls `completeTransition(true)`; UIKit removes the screen that is still wanted.",
    ],
    remedy: """
      Pass `!context.transitionWasCancelled`, read in the completion and not earlier. Pass a plain `false` only to \
      give up an interactive transition, a push or a pop before anything was changed; on the early exit of any other \
      transition bring the hierarchy into its final state and complete it.
      """,
    documentation: """
      completeTransition(_:) page; UIViewControllerTransitionCoordinator.h (`isCancelled`)
      """,
    variants: [.uncancelledIsRolledBack: takenBack, .uncancelledIsGivenUp: takenBack],
    absorbs: [.TV1202, .TV306, .TV301],
    ending: .always,
    reproducer: ReproducerChecks(.completionAgrees, .atRest, .topVisible),
    clause: { reader in
      (
        "completeTransition(_:) is told the opposite of transitionWasCancelled",
        [
          reader.completionFlag,
          reader.ofContext("transitionWasCancelled"),
        ]
      )
    }
  )

  private static let takenBack = """
    The animation plays to its end, and then UIKit takes it back: the user is where they were before, or sees a \
    screen that the app believes to be gone.
    """
}
