/// The states that a finished exploration has stored, as words: what a certificate is about.
package protocol StoredStateSet: Sendable {
  var count: Int { get }
  /// The words of a state. O(words).
  func words(of state: Int) -> [UInt64]
  /// Which state has these words; `nil` when none has.
  func index(of words: [UInt64]) -> Int?
  /// The state from which it was found first; `nil` for initial states.
  func parent(of state: Int) -> Int?
}

/// What a result says of all reachable states.
package struct SearchClaim: Hashable, Sendable {
  package var states: Int
  package var transitions: Int
  package var crashes: Int
  package var settledStates: Int
  /// The properties that were reported as violated; every other holds.
  package var violated: Set<UInt32>
  /// States from which no settled state can be reached; `nil` when they were not looked for.
  package var stuckStates: Int?

  package init(
    states: Int, transitions: Int, crashes: Int, settledStates: Int, violated: Set<UInt32>, stuckStates: Int?
  ) {
    self.states = states
    self.transitions = transitions
    self.crashes = crashes
    self.settledStates = settledStates
    self.violated = violated
    self.stuckStates = stuckStates
  }
}

extension SearchResult {
  package var claim: SearchClaim {
    SearchClaim(
      states: statistics.states, transitions: statistics.transitions, crashes: statistics.crashes,
      settledStates: statistics.settledStates, violated: Set(violations.map(\.property)), stuckStates: stuck?.count)
  }
}
