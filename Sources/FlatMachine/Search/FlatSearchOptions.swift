/// How a flat model is explored.
package struct FlatSearchOptions: Sendable {
  /// The result does not depend on it.
  package var threads = 1
  /// The search stops once there are more states, at the end of a round.
  package var maximumStates: Int?
  package var maximumDepth: Int?
  /// Stops at the end of the layer in which something was found to be violated.
  package var stopsAtViolation = false
  /// Whether to look for states from which no settled state can be reached.
  package var findsStuckStates = true
  /// Whether to look for runs that go round for ever although whatever stays possible happens: of states that can
  /// settle, so `findsStuckStates` is needed, too.
  package var findsFairCycles = false
  /// Whether a complete result is certified: every stored state is looked at again, in the plainest way.
  package var certifies = false
  /// Asked between rounds.
  package var isCancelled: @Sendable () -> Bool = { false }
  /// Bytes of states, between rounds.
  package var maximumMemory: Int?
  package var reductions: Set<Reduction> = []
  /// For tests alone.
  var decisions = ReductionDecisions()
  /// States of one shard with which a search ends, less than a shard can number. Others than half are for tests alone.
  var mostPerShard = StateID.largestCount / 2

  package init(threads: Int = 1) { self.threads = threads }
}

extension ExpansionPlan {
  /// What a search with these options does.
  init(_ model: FlatModel, _ options: FlatSearchOptions, _ states: ReductionPlan) {
    self.init(model, options.reductions, options.decisions, states)
  }
}

/// What the exploration of a flat model has found.
package struct FlatSearchResult: Sendable {
  package var states = 0
  /// Steps from all states, to known ones too.
  package var transitions = 0
  package var crashes = 0
  package var settledStates = 0
  package var statesPerDepth: [Int] = []
  /// By length of the path, then by property.
  package var violations: [Violation] = []
  /// States from which no settled state can be reached; 0 unless every state was explored.
  package var stuckStates = 0
  /// Whether they were looked for.
  package var hasSoughtStuckStates = false
  /// A shortest way to the first of them.
  package var stuckPath: [Step] = []
  /// Whether runs that go round for ever were looked for.
  package var hasSoughtFairCycles = false
  /// States on such runs; those that are stuck do not count.
  package var statesOnFairCycles = 0
  /// One of them, with a shortest way there.
  package var fairCycle: Lasso?
  /// Steps or states that were cut short.
  package var endless = 0
  package var bound: Bound?
  /// Steps of the longest random walk; 0 for a search.
  package var longestWalk = 0
  /// How often each event was possible.
  package var fired: [Int] = []
  /// Bytes that the states occupy, with their parents and the table.
  package var bytes = 0
  /// Bits of a packed state that are in use.
  package var bits = 0
  /// `nil` when nobody has asked for it.
  package var certification: Certification?
  /// One for each reduction that was asked for, in the order of `Reduction`.
  package var reductions: [ReductionNote] = []
  /// Whether stuck states were asked for and not looked for, because a reduction that was applied does not keep them.
  package var leavesStuckStatesOut = false
  /// Events of which a reduction that was applied does not keep whether they are ever possible.
  package var undecidedEvents: Set<Int> = []
  /// States that the explored ones stand for, by exchanging like elements; `nil` where nothing was reduced, or beyond
  /// the largest number.
  package var orbitSum: Int?

  package enum Bound: Sendable, Hashable {
    case states, depth, memory, cancelled, violation
    /// A number goes beyond `FlatModel.largestNumber`: the slot's position.
    case number(slot: Int)
    /// Nothing but so many random walks was made.
    case walks(Int)
  }

  /// Of the longest shortest path or, of walks, of the longest.
  package var depth: Int { max(longestWalk, statesPerDepth.count - 1) }

  /// Something that does not hold, with a shortest way to it.
  package struct Violation: Sendable, Hashable {
    /// A property of the model, or a trap behind them.
    package var property: Int
    package var occurrences: Int
    /// The states from the initial one on, each with the event that led to it.
    package var path: [Step]
    /// The event that breaks the property out of the last state; `nil`: that state itself does.
    package var event: Int?
  }

  package struct Step: Sendable, Hashable {
    /// `nil` for the initial state.
    package var event: Int?
    package var values: [Int]
  }

  package init() {}
}
