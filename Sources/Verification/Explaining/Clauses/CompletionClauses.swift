import RunReport

extension ClauseWriter {
  /// TV101 to TV109.
  static var completion: Table {
    [
      .TV101: { reader in
        (
          "completeTransition(_:) is called at most once for each transition",
          [reader.value("calls of completeTransition(_:)", "2"), reader.phase]
        )
      },
      .TV102: missingCompletion, .TV103: missingCompletion,
      .TV104: { reader in
        (
          "completeTransition(_:) is told the opposite of transitionWasCancelled",
          [
            reader.value("the flag of completeTransition(_:)", flag(reader)),
            reader.ofContext("transitionWasCancelled"),
          ]
        )
      },
      .TV105: { reader in
        (
          "the flag of completeTransition(_:) comes from transitionWasCancelled, not from 'finished'",
          [
            reader.value("the flag of completeTransition(_:)", flag(reader)),
            reader.ofContext("transitionWasCancelled"),
          ]
        )
      },
      .TV106: { reader in
        (
          "no animation of the animator still runs when it calls completeTransition(_:)",
          [reader.value("animations that still run", String(runningAnimations(reader))), reader.phase]
        )
      },
      .TV107: { reader in ("the context is used only until completeTransition(_:) is called", [reader.phase]) },
      .TV108: { reader in
        (
          "animateTransition(using:) animates, completes, or hands the context on",
          [reader.value("calls, animations and completions", "none"), reader.phase]
        )
      },
      .TV109: { reader in
        if reader.function == "judgeInteractiveDuration" {
          return (
            "the duration of an interactive transition is more than 0",
            [reader.value("transitionDuration(using:)", reader.argument(1))]
          )
        }
        return (
          "no animation of the transition ends after transitionDuration(using:)",
          [
            reader.value("the end of the animation", reader.argument(0)),
            reader.value("transitionDuration(using:)", reader.state.global("declaredDuration")),
          ]
        )
      },
    ]
  }

  private static func missingCompletion(_ reader: ClauseReader) -> Description? {
    (
      "once it was asked to animate, the animator calls completeTransition(_:)",
      [
        reader.value("calls of completeTransition(_:)", "0"), reader.phase,
        reader.value("what the animator has still pending", pendingWork(reader)),
      ]
    )
  }

  private static func flag(_ reader: ClauseReader) -> String? {
    reader.function == "judgeAbort" ? "false" : reader.text(reader.argument(1))
  }

  /// Work of the run loop that the animator has asked for.
  private static func pending(_ reader: ClauseReader) -> [ClauseReader.Value] {
    let animator = reader.field("animator", of: reader.transition)
    let all = reader.field("pending", of: reader.state.global("mainRunLoop")).flatMap { reader.state.elements(of: $0) }
    return (all ?? []).filter { reader.field("owner", of: $0)?.object == animator?.object }
  }

  private static func pendingWork(_ reader: ClauseReader) -> String? {
    guard reader.field("animator", of: reader.transition)?.object != nil else { return nil }
    let count = pending(reader).count
    return count == 0 ? "nothing" : count == 1 ? "1 call" : "\(count) calls"
  }

  private static func runningAnimations(_ reader: ClauseReader) -> Int {
    pending(reader).count { reader.field("kind", of: $0).flatMap(reader.state.symbol) == "animation" }
  }
}
