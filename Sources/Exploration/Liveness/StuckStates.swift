/// States from which no settled state can be reached.
///
/// A state that was not expanded, or out of which a step was cut short, may lead anywhere and is never held stuck:
/// what is reported is stuck whatever a bound has hidden. A step that crashes leads nowhere.
package struct StuckStates: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// No step leaves the state.
    case deadlock
    /// Every step that leaves the state crashes.
    case crash
    /// Steps leave the state, but all runs stay unsettled for ever.
    case livelock
  }

  package struct Entry: Hashable, Sendable {
    package var state: Int
    package var kind: Kind

    package init(state: Int, kind: Kind) {
      self.state = state
      self.kind = kind
    }
  }

  /// All stuck states, ascending: in the order of the search.
  package var states: [Int]
  /// Where runs get stuck: stuck states that are initial or were found first from a state that is not stuck.
  /// Ascending, so the first has a least path. `SearchResult.path(to:)` gives the paths.
  package var entries: [Entry]
  /// Unsettled states that no step leaves, ascending.
  package var sinks: [Int]
  /// Where stuck runs end up: the closed strongly connected groups of stuck states, each ascending, sorted
  /// by their first states. A sink is a group of its own. Here nothing is on its way any more that could still fail.
  package var ends: [[Int]]

  package var count: Int { states.count }

  package init(states: [Int], entries: [Entry], sinks: [Int], ends: [[Int]]) {
    self.states = states
    self.entries = entries
    self.sinks = sinks
    self.ends = ends
  }
}
