/// What an exploration has found.
package struct SearchResult: Sendable {
  package var statistics: SearchStatistics
  /// One per property, with a path that has the fewest disturbances, and of those the fewest steps. Sorted by
  /// disturbances, by length of the path, then by property.
  package var violations: [Violation]
  /// A least run that crashes.
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
  /// The greatest number of disturbances up to which every ordering was explored, and up to which it is known of every
  /// state whether it is stuck, if that was asked for; `nil`: not even without any. Of an exhaustive search the most that a
  /// state needs: more lead nowhere else.
  package var completedDisturbances: Int?
  /// By number of disturbances: the first state that needs more. Empty where they were not counted.
  package var levelEnds: [Int] = []
  /// Peak memory of the exploration, in words of 8 bytes.
  package var memoryWords: Int

  /// Whether every run of the system was explored, so that what was not found does not exist.
  package var isExhaustive: Bool { bound == nil && incomplete.isEmpty }

  /// A run from an initial state to `state` with the fewest disturbances, and of those one with the fewest steps.
  /// O(length).
  package func path(to state: Int) -> StatePath { space.path(to: state) }

  /// The disturbances of the least disturbed run to a state. O(levels).
  package func disturbances(of state: Int) -> Int { levelEnds.firstIndex { state < $0 } ?? 0 }
}

package struct SearchStatistics: Hashable, Sendable {
  /// Distinct states.
  package var states: Int
  /// Steps that were emitted: those to known states and those that crashed count too.
  package var transitions: Int
  package var crashes: Int
  package var settledStates: Int
  /// Number of states by the steps of the run by which each was found; empty when there is no initial state.
  package var statesPerDepth: [Int]
  /// Steps of the longest random walk; 0 for a search.
  package var longestWalk = 0

  /// Steps of the longest run by which a state was found; 0 without states. Of walks, of the longest.
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

/// A property that does not hold, with a run that shows it: of the least disturbed ones a shortest.
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
  /// How many steps of the path disturb; 0 where that is not counted.
  package var disturbances: Int

  package init(property: UInt32, place: Place, path: StatePath, occurrences: Int, disturbances: Int = 0) {
    self.property = property
    self.place = place
    self.path = path
    self.occurrences = occurrences
    self.disturbances = disturbances
  }
}

/// Steps that a bound of the system cut short.
package struct IncompleteSteps: Hashable, Sendable {
  package var reason: UInt32
  package var occurrences: Int
  /// A least run to a state out of which such a step leads, or to such a state.
  package var path: StatePath

  package init(reason: UInt32, occurrences: Int, path: StatePath) {
    self.reason = reason
    self.occurrences = occurrences
    self.path = path
  }
}
