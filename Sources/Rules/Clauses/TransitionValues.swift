import RunReport

/// What several clauses say of the transition that is judged.
extension ClauseReader {
  /// The phase of the transition in words.
  var phase: FailedClause.Value? {
    guard let symbol = field("phase", of: transition)?.symbol else { return nil }
    let words = [
      "requested": "requested", "starting": "about to start", "inFlight": "in flight", "ending": "ending",
      "over": "over",
    ]
    return words[symbol].map { FailedClause.Value(name: "the transition", value: $0) }
  }

  /// A stored property of the transition under the name that the context gives it.
  func ofContext(_ field: String) -> FailedClause.Value? {
    value("context.\(field)", self.field(field, of: transition))
  }

  /// Whether the transition presents or dismisses.
  var direction: FailedClause.Value? {
    value("the transition", field("presents", of: transition)?.bool.map { $0 ? "a presentation" : "a dismissal" })
  }

  /// How many transitions there are at the same time.
  var transitionsOnTheirWay: FailedClause.Value? {
    guard let transitions = global("activeTransitions") else { return nil }
    return value("transitions on their way", String(count(transitions)))
  }

  // MARK: Completion

  /// What the completion is told.
  var completionFlag: FailedClause.Value? {
    value("the flag of completeTransition(_:)", function == "judgeAbort" ? "false" : text(argument(1)))
  }

  /// Work of the run loop that the animator has asked for.
  var workOfTheAnimator: [any MemoryValue] {
    let animator = field("animator", of: transition)
    let all = field("pending", of: global("mainRunLoop"))?.elements ?? []
    return all.filter { field("owner", of: $0)?.object == animator?.object }
  }

  /// The clause of an animator that does not complete.
  var missingCompletion: Clause {
    (
      "once it was asked to animate, the animator calls completeTransition(_:)",
      [
        value("calls of completeTransition(_:)", "0"), phase,
        value("what the animator has still pending", pendingWork),
      ]
    )
  }

  private var pendingWork: String? {
    guard field("animator", of: transition)?.object != nil else { return nil }
    let count = workOfTheAnimator.count
    return count == 0 ? "nothing" : count == 1 ? "1 call" : "\(count) calls"
  }
}
