/// What an exploration has found.
package struct SearchResult: Sendable {
  package var statistics: SearchStatistics
  /// One per property, with a shortest path. Sorted by length of the path, then by property.
  package var violations: [Violation]
  /// A shortest run that crashes.
  package var firstCrash: StatePath?
  /// `nil` when liveness was not asked for.
  package var stuck: StuckStates?
  /// Where fair cycles are looked for; `nil` when they were not asked for, or when the search is not exhaustive.
  package var unsettled: UnsettledSteps?
  /// What the system has said it cut short, sorted by reason.
  package var incomplete: [IncompleteSteps]
  /// The bound that was hit. What was found before stands.
  package var bound: SearchBound?
  /// The states and how they were found.
  package var space: any StateSpace
  /// Every step between them; `nil` when they were not kept.
  package var graph: StepGraph?
  /// Peak memory of the exploration, in words of 8 bytes.
  package var memoryWords: Int

  /// Whether every run of the system was explored, so that what was not found does not exist.
  package var isExhaustive: Bool { bound == nil && incomplete.isEmpty }

  /// A shortest run from an initial state to `state`. O(length).
  package func path(to state: Int) -> StatePath { space.path(to: state) }
}

package struct SearchStatistics: Hashable, Sendable {
  /// Distinct states.
  package var states: Int
  /// Steps that were emitted: those to known states and those that crashed count too.
  package var transitions: Int
  package var crashes: Int
  package var settledStates: Int
  /// Number of states at each distance from the initial states; empty when there is no initial state.
  package var statesPerDepth: [Int]
  /// Steps of the longest random walk; 0 for a search.
  package var longestWalk = 0

  /// Length of the longest shortest path from an initial state; 0 without states. Of walks, of the longest.
  package var depth: Int { max(longestWalk, statesPerDepth.count - 1) }

  package init(
    states: Int, transitions: Int, crashes: Int, settledStates: Int, statesPerDepth: [Int]
  ) {
    self.states = states
    self.transitions = transitions
    self.crashes = crashes
    self.settledStates = settledStates
    self.statesPerDepth = statesPerDepth
  }
}

/// A property that does not hold, with a shortest run that shows it.
package struct Violation: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// The last step of the path breaks the property.
    case step
    /// The state in which the path ends breaks the property; an initial state when the path has no steps.
    case state
  }

  package var property: UInt32
  package var place: Place
  package var path: StatePath
  /// How often the property was reported, over all steps and states.
  package var occurrences: Int

  package init(property: UInt32, place: Place, path: StatePath, occurrences: Int) {
    self.property = property
    self.place = place
    self.path = path
    self.occurrences = occurrences
  }
}

/// Steps that a bound of the system cut short.
package struct IncompleteSteps: Hashable, Sendable {
  package var reason: UInt32
  package var occurrences: Int
  /// A shortest run to a state out of which such a step leads, or to such a state.
  package var path: StatePath

  package init(reason: UInt32, occurrences: Int, path: StatePath) {
    self.reason = reason
    self.occurrences = occurrences
    self.path = path
  }
}
