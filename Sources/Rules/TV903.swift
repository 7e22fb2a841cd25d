import RunReport

extension RuleCatalogue {
  static let tv903 = RuleDescription(
    id: .TV903,
    property: "P-51",
    name: "reused-state-reset",
    title: "A reused animator starts as fresh as a new one",
    statement: """
      At the start of each t the mutable flags of a reused animator or interaction controller equal their initial values.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The first transition is fine; after one that was cancelled the next ones jump, take another path, or hang.
      """,
    why: """
      An animator or interaction controller may serve many transitions, whoever keeps it (OBJ-08); the context is \
      new each time, its data are not to be kept (OBJ-06). A flag that only one of the outcomes resets decides about \
      the next transition (FAIL-13), and so does a property animator that is kept: the next transition is driven by \
      one that has ended. `animationEnded(_:)` comes for both outcomes (OBJ-09).
      """,
    example: [
      "A swipe is cancelled; the animator's `isRunning` is reset in the committed branch only.",
      "The user closes the screen by a button, and opens it again.",
      "The same animator runs with `isRunning` still true and leaves out half of its work.",
    ],
    remedy: """
      Reset in `animationEnded(_:)`, which comes for both outcomes, or return a new animator for each transition.
      """,
    documentation: """
      UIViewControllerTransitioning.h (`animationEnded:`); xxxAIRINxxx/ARNTransitionAnimator#21
      """,
    reproducer: ReproducerChecks(.completionAgrees, .atRest, .topVisible),
    clause: { reader in
      (
        "an animator that is used again starts with the flags that it started with before",
        [
          reader.subject("the animator"),
          reader.direction,
        ] + reader.flags
      )
    }
  )
}

extension ClauseReader {
  /// The Booleans of the animator's own class, as they are.
  fileprivate var flags: [FailedClause.Value?] {
    (about?.fields ?? []).filter { $0.value.bool != nil }.prefix(3).map { value($0.name, $0.value) }
  }
}
