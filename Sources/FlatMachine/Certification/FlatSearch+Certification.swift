import Exploration
import Threading

extension FlatSearch {
  /// Looks at every stored state once more, by the plain evaluator and without the packing tables.
  func certify(
    _ result: FlatSearchResult, isCancelled: @escaping @Sendable () -> Bool
  ) -> FlatSearchResult.Certification {
    guard result.bound == nil, result.endless == 0 else { return .notDone }
    let claim = SearchClaim(
      states: result.states, transitions: result.transitions, crashes: result.crashes,
      settledStates: result.settledStates, violated: Set(result.violations.map { UInt32($0.property) }),
      stuckStates: result.hasSoughtStuckStates ? result.stuckStates : nil)
    let states = FlatStateSet(self)
    let systems = Array(repeating: FlatReferenceSystem(compiled.model), count: workers.count)
    switch Certifier(systems, states, claim: claim, parallel: Threads.perform, isCancelled: isCancelled).run() {
    case .confirmed: return .confirmed
    case .stopped: return .notDone
    case .refused(let fault): return .refused(text(of: fault, in: states))
    }
  }

  private func text(of fault: CertificationFault, in states: FlatStateSet<Key>) -> String {
    var text = fault.explanation
    if case .unreportedViolation(let property, _) = fault, Int(property) < compiled.model.properties.count {
      text += ", '\(compiled.model.properties[Int(property)].message)'"
    }
    if let state = fault.state { text += ": " + describe(states.words(of: state)) }
    if case .missingSuccessor(_, let label, let words) = fault {
      text += "; '\(compiled.model.events[Int(label.event)].name)' leads to " + describe(words)
    }
    if case .missingInitialState(let words) = fault { text += ": " + describe(words) }
    return text
  }

  /// `phase: idle, budget: 3`
  private func describe(_ words: [UInt64]) -> String {
    zip(compiled.model.slots, words).map { "\($0.name): \($0.text(of: Int(truncatingIfNeeded: $1)))" }
      .joined(separator: ", ")
  }
}
