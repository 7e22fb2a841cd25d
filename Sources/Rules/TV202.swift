extension RuleCatalogue {
  static let tv202 = RuleDescription(
    id: .TV202,
    property: "P-09",
    name: "single-outcome",
    title: "An interactive transition gets one outcome",
    statement: """
      For every t at most one outcome call (finish or cancel) is made, unless a pause of an interruptible t lies \
      between two of them.
      """,
    kind: .safety,
    severity: .error,
    consequence: """
      The screen jumps back after it seemed to leave, or it leaves although the user let it go back; which one \
      depends on the version of iOS.
      """,
    why: """
      Unless the animator is interruptible, the context's interactive flag goes from true to false once and the \
      cancelled flag is set at most once (OBJ-13). A second outcome is outside the contract (INT-08); whether the \
      first or the last wins is not fixed by any public source (F-40).
      """,
    example: [
      "The user pulls the screen past the threshold; the handler finishes in `.changed`.",
      "The user moves back below the threshold and lets go.",
      "The handler cancels in `.ended`: the same transition has two outcomes.",
    ],
    remedy: """
      Decide once, in the end state of the gesture. If the decision must come earlier, remember that it was made and \
      ignore later events of the gesture.
      """,
    documentation: "UIViewControllerTransitioning.h (`interactive`, `transitionWasCancelled`)",
    reproducer: ReproducerChecks(.completedOnce, .atRest),
    clause: { reader in
      (
        "an interactive transition is finished or cancelled once",
        [
          reader.value("the first outcome", reader.firstOutcome),
          reader.value("the second outcome", reader.argument(1)?.symbol),
        ]
      )
    }
  )
}

extension ClauseReader {
  fileprivate var firstOutcome: String? {
    if let early = field("earlyOutcome", of: transition)?.symbol { return early }
    return field("transitionWasCancelled", of: transition)?.bool.map { $0 ? "cancel" : "finish" }
  }
}
