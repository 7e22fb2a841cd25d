extension RuleCatalogue {
  static let tv107 = RuleDescription(
    id: .TV107,
    property: "P-07",
    name: "no-context-use-after-complete",
    title: "Nothing is sent to a transition that has been completed",
    statement: """
      After `complete(t, ·)` nothing is sent to the context of t, and the interaction controller receives no update, \
      finish or cancel for t.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      Usually nothing, until the late call meets the next transition: it then jumps, or ends before the user has let \
      go.
      """,
    why: """
      The context is made afresh for each transition and is worthless after it (OBJ-06); the coordinator that it \
      feeds is gone (OBJ-07). Data read from a finished context describe a screen that no longer exists.
      """,
    example: [
      "The user swipes the screen away; the gesture handler keeps the context.",
      "The animation ends and the transition is completed.",
      "A late event of the gesture sends `updateInteractiveTransition` to the old context.",
    ],
    remedy: """
      Drop the reference to the context, and disable or ignore the gesture, at the place that completes the \
      transition; `animationEnded(_:)` comes for both outcomes.
      """,
    documentation: """
      Customizing the Transition Animations (no cached data); UIViewControllerTransitionCoordinator.h (ephemeral)
      """,
    reproducer: ReproducerChecks(
      .atRest, look: "uses of the context after completeTransition(_:): set a breakpoint there"),
    clause: { reader in ("the context is used only until completeTransition(_:) is called", [reader.phase]) }
  )
}
