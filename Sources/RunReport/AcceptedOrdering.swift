import Identifiers

/// How a finding comes about: what a baseline keeps of it beside its place, so that what becomes worse is not taken for known.
package struct OrderingSummary: Codable, Sendable, Hashable {
  /// How often the ordering disturbs what is on its way.
  package var disturbances: Int
  /// What the user and the system do in it, each once, in the order of the first time.
  package var events: [EventID]

  package init(disturbances: Int, events: [EventID]) {
    self.disturbances = disturbances
    self.events = events
  }
}

/// What a baseline has accepted of a finding that comes about otherwise now.
package struct AcceptedOrdering: Codable, Sendable, Hashable {
  /// As it was accepted.
  package var disturbances: Int
  package var events: [EventID]
  /// The finding needs fewer disturbances now: then the baseline does not cover it.
  package var isWorse: Bool
  /// What is otherwise, in one sentence: lower case, no period.
  package var text: String

  /// - Parameters:
  ///   - accepted: how it came about when it was accepted.
  ///   - now: how it comes about now.
  package init(_ accepted: OrderingSummary, now: OrderingSummary) {
    (disturbances, events) = (accepted.disturbances, accepted.events)
    isWorse = now.disturbances < accepted.disturbances
    text = isWorse ? Self.worse(accepted, now) : Self.otherwise(accepted, now)
  }

  /// "known, but worse: it took 1 disturbance (the device rotates), and now takes none"
  private static func worse(_ accepted: OrderingSummary, _ now: OrderingSummary) -> String {
    let gone = accepted.events.filter { $0.comesFromOutside && !now.events.contains($0) }
    let names = gone.isEmpty ? "" : " (\(gone.map(\.sentence).joined(separator: "; ")))"
    let number = accepted.disturbances
    return "known, but worse: it took \(number) disturbance\(number == 1 ? "" : "s")\(names), and now takes "
      + (now.disturbances == 0 ? "none" : "\(now.disturbances)")
  }

  /// "known, but it comes about by other events than when it was accepted: with 'the device rotates', without …"
  private static func otherwise(_ accepted: OrderingSummary, _ now: OrderingSummary) -> String {
    func names(_ word: String, _ events: [EventID], without others: [EventID]) -> String? {
      let own = events.filter { !others.contains($0) }.map { "'\($0.sentence)'" }
      return own.isEmpty ? nil : "\(word) \(own.joined(separator: ", "))"
    }
    let parts = [
      names("with", now.events, without: accepted.events), names("without", accepted.events, without: now.events),
    ]
    return "known, but it comes about by other events than when it was accepted: "
      + parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension Finding {
  /// `nil` where nobody counts disturbances: what the text shows comes about in every ordering.
  package var ordering: OrderingSummary? {
    guard let disturbances else { return nil }
    var events: [EventID] = []
    for step in trace where ["user", "system"].contains(step.actor) {
      guard let event = step.eventID, !event.followsByItself, !events.contains(event) else { continue }
      events.append(event)
    }
    return OrderingSummary(disturbances: disturbances, events: events)
  }

  /// Whether the baseline has it, but as something that took more to happen.
  package var isWorseThanAccepted: Bool { accepted?.isWorse ?? false }
}

extension EventID {
  /// What is on its way goes on.
  fileprivate var followsByItself: Bool {
    switch machineEvent {
    case .transitionStarts, .animationEnds, .standardAnimationEnds, .blockRuns, .delayedBlockRuns, .fingerMoves: true
    default: false
    }
  }

  /// Whether it need not happen: the user of the app has not asked for it.
  fileprivate var comesFromOutside: Bool {
    switch machineEvent {
    case .deviceRotates, .windowWidens, .windowNarrows, .appEntersBackground, .gestureIsTaken, .recogniserFails,
      .swipeCancelled, .pageCancelled, .sheetCancelled, .notificationComes, .unknownCodeCallsBack:
      true
    default: false
    }
  }
}
