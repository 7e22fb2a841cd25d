/// How a system is walked through at random.
package struct WalkOptions: Sendable, Hashable, Codable {
  /// The same seed gives the same walks, at any number of threads.
  package var seed: UInt64
  package var walks: Int
  /// Steps of one walk at most.
  package var maximumDepth: Int

  package init(seed: UInt64, walks: Int = 1000, maximumDepth: Int = 100) {
    self.seed = seed
    self.walks = walks
    self.maximumDepth = maximumDepth
  }
}

/// A run that was walked: the states from an initial one on, and the steps between them.
package struct WalkedRun: Sendable, Hashable {
  package var states: [[UInt64]]
  /// One fewer than states.
  package var labels: [StepLabel]

  package init(states: [[UInt64]], labels: [StepLabel]) {
    self.states = states
    self.labels = labels
  }
}

/// A property that some walk has found violated.
package struct WalkFinding: Sendable, Hashable {
  package var property: UInt32
  package var run: WalkedRun
  /// The step out of the last state that is to blame; `nil`: that state itself is.
  package var step: StepLabel?

  /// Steps that show it.
  package var length: Int { run.labels.count + (step == nil ? 0 : 1) }
}

/// What was seen after so many walks.
package struct WalkCoverage: Sendable, Hashable {
  package var walks: Int
  /// Different states that were visited. Told apart by 64 bits of a hash: next to never is one missing.
  package var states: Int
  /// Different events that were taken.
  package var events: Int
  /// Different properties that were found violated.
  package var properties: Int
}

/// What random walks have found. It never says that anything holds.
package struct WalkResult: Sendable {
  /// Walks that were made: fewer than asked for when they were stopped.
  package var walks = 0
  /// Steps that were taken.
  package var steps = 0
  package var longest = 0
  package var settledStates = 0
  /// By length, then by property; each shortened.
  package var findings: [WalkFinding] = []
  /// After 1, 2, 4, 8, … walks and after the last one.
  package var coverage: [WalkCoverage] = []
  /// Steps that the system has cut short.
  package var cutShort = 0

  package var states: Int { coverage.last?.states ?? 0 }
}
