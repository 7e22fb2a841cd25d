import Identifiers

extension RuleID {
  /// Rules that are judged by looking at every state, whatever happens in it: they arise always.
  package static let judgedInEveryState: Set<RuleID> = [.TV1203, .TV1204, .TV1205]
}

extension Subject {
  /// Whether it would hold, had orderings called all that the user comes to: its rules arose, and nothing breaks them.
  package var isVacuousForCalls: Bool {
    verdict == .vacuous && neverCalled != nil
      && rules.contains { $0.value == .holds && !RuleID.judgedInEveryState.contains($0.key) }
  }
}
