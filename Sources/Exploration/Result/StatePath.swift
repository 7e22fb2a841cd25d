/// A run from an initial state: which step out of which state.
package struct StatePath: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    /// Number of the state that the step leaves.
    package var source: Int
    package var label: StepLabel

    package init(source: Int, label: StepLabel) {
      self.source = source
      self.label = label
    }
  }

  /// Number of the initial state.
  package var initial: Int
  /// In order; empty when the path is the initial state alone.
  package var steps: [Step]
  /// Where a run that goes round for ever comes back to: the number of steps before; `nil` for runs that end.
  package var cycle: Int?

  package init(initial: Int, steps: [Step]) {
    self.initial = initial
    self.steps = steps
  }
}

/// The states that an exploration has found, numbered from 0 in the order of the search: by (disturbances, steps) of the run by which each
/// was found.
package protocol StateSpace: Sendable {
  var count: Int { get }
  /// The words of a state. O(words).
  func words(of state: Int) -> [UInt64]
  /// The state and step by which a state was found first; `nil` for initial states.
  func origin(of state: Int) -> StatePath.Step?
}

extension StateSpace {
  /// The run by which `state` was found: of the least disturbed ones a shortest. O(length).
  package func path(to state: Int) -> StatePath {
    var steps: [StatePath.Step] = []
    var current = state
    while let step = origin(of: current) {
      steps.append(step)
      current = step.source
    }
    steps.reverse()
    return StatePath(initial: current, steps: steps)
  }

  /// The run by which `state` was found, followed by one more step.
  package func path(to state: Int, then label: StepLabel?) -> StatePath {
    var path = path(to: state)
    if let label { path.steps.append(StatePath.Step(source: state, label: label)) }
    return path
  }
}
