import Identifiers

/// What becomes of a transition that a gesture or code drives.
package enum TransitionOutcome: String, Codable, Sendable, Hashable, CaseIterable { case finished, cancelled }

extension Step {
  /// The event with what the step has decided: "the user lifts the finger: the transition is cancelled".
  package var sentence: String {
    switch outcome {
    case .finished where !saysOutcome: event + ": the transition finishes"
    case .cancelled where !saysOutcome: event + ": the transition is cancelled"
    default: event
    }
  }

  /// Whether the event's own name tells what was decided.
  private var saysOutcome: Bool {
    switch eventID?.machineEvent {
    case .swipeFinished, .swipeCancelled, .pageFinished, .pageCancelled, .sheetFinished, .sheetCancelled: true
    default: false
    }
  }
}
