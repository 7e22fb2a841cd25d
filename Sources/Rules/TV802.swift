extension RuleCatalogue {
  static let tv802 = RuleDescription(
    id: .TV802,
    property: "P-46",
    name: "alongside-handles-cancel",
    title: "What a coordinator's block changes is taken back on cancellation",
    statement: """
      A state change made in or after an alongside block is reverted when the completion reports `isCancelled`.
      """,
    kind: .safety,
    severity: .warning,
    consequence: """
      After a swipe that was let go too early the screen mixes two states: the old content with the new chrome, a \
      film that stays paused, a bar in the colour of a screen that never came.
      """,
    why: """
      Alongside blocks run at the start, before anybody knows the outcome (TC-03), and completions run after a \
      commit and after a cancellation alike; only `isCancelled` tells them apart (TC-06). A percent-driven \
      cancellation puts back what was animated inside the container (INT-06, TC-07), and nothing else: no stored \
      property, no view outside.
      """,
    example: [
      "The user begins to swipe the screen away; an alongside block sets `isPlaying = false`.",
      "The user lets go too early; the transition is cancelled and completed.",
      "The completion does not look at `isCancelled`: the screen is back, and the film stands still.",
    ],
    remedy: """
      Test `context.isCancelled` in the completion and undo there, or change lasting state in the completion only.
      """,
    documentation: """
      UIViewControllerTransitionCoordinator.h (`isCancelled`); jessesquires/PresenterKit#38
      """,
    reproducer: ReproducerChecks(
      .atRest, .topVisible, look: "what the alongside block changed: compare it with the state before"),
    clause: { reader in
      (
        "what a block of the coordinator changes is undone when the transition is cancelled",
        [
          reader.value("still changed", reader.about.map(reader.name(of:))),
          reader.ofContext("transitionWasCancelled"),
        ]
      )
    }
  )
}
