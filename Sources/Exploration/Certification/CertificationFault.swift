/// Why a stored set of states does not bear out what a result claims. Each is a defect of the exploration.
package enum CertificationFault: Hashable, Sendable {
  case missingInitialState([UInt64])
  /// A step out of a stored state leads to one that is not stored.
  case missingSuccessor(of: Int, label: StepLabel, words: [UInt64])
  case storedTwice(Int)
  /// No step leads from the state's parent to it, or its parents lead round in a circle.
  case notReached(Int)
  /// Nobody has reported that the state, or a step out of it, violates the property.
  case unreportedViolation(UInt32, at: Int)
  /// The property was reported as violated, and nothing violates it.
  case unfoundedViolation(UInt32)
  /// A step was cut short, so the exploration was not complete.
  case cutShort(at: Int)
  case wrongCount(Quantity, claimed: Int, counted: Int)

  package enum Quantity: String, Hashable, Sendable {
    case states, transitions, crashes
    case settledStates = "settled states"
    case stuckStates = "states that cannot settle"
  }

  /// The stored state that it is about, if one.
  package var state: Int? {
    switch self {
    case .missingSuccessor(let state, _, _), .storedTwice(let state), .notReached(let state),
      .unreportedViolation(_, let state), .cutShort(let state):
      state
    case .missingInitialState, .unfoundedViolation, .wrongCount: nil
    }
  }

  /// One sentence without the state.
  package var explanation: String {
    switch self {
    case .missingInitialState: "an initial state is not stored"
    case .missingSuccessor: "a step out of a stored state leads to one that is not stored"
    case .storedTwice: "a state is stored twice, or not found by what it holds"
    case .notReached: "a stored state is not reached from its parent"
    case .unreportedViolation: "a property is violated that was said to hold"
    case .unfoundedViolation: "a property holds that was said to be violated"
    case .cutShort: "a step was cut short"
    case .wrongCount(let quantity, let claimed, let counted):
      "the number of \(quantity.rawValue) is \(counted), not \(claimed)"
    }
  }
}

/// How a certification ends.
package enum CertificationOutcome: Hashable, Sendable {
  case confirmed
  case refused(CertificationFault)
  /// It was cancelled.
  case stopped
}
