/// How far an exploration goes.
package struct SearchOptions: Sendable {
  /// Distinct states that are stored at most.
  package var maximumStates: Int?
  /// States that are found by runs of so many steps are judged, but no step out of them is taken. Where disturbances are
  /// counted, a state is found by its least disturbed run, which may be longer than its shortest one.
  package var maximumDepth: Int?
  /// Whether runs with few disturbances come first, or only short ones.
  package var countsDisturbances = true
  /// In units of the system's own (`TransitionSystem.work`): the same on every machine, unlike a time limit.
  package var maximumWork: Int?
  /// Properties whose violations are looked for: once a layer has ended and all have been seen, the search is over.
  /// Empty: everything is explored.
  package var goals: Set<UInt32> = []
  /// In nanoseconds of the monitor's clock.
  package var timeLimit: UInt64?
  /// What the clock said when the limit began; nil: it begins with the search. Searches that share a limit share this.
  package var limitBegan: UInt64?
  /// In words of 8 bytes, over everything that the exploration stores.
  package var maximumMemory: Int?
  /// Whether to look for states from which no settled state is reachable; costs about two bytes per transition.
  package var findsStuckStates = true
  /// Whether a search that is cut looks past what disturbs at states that nothing else leaves (`StuckProbe`). Tests compare
  /// searches without it.
  package var looksPastDisturbances = true
  /// Whether every step is kept, to be looked at when the search is over; costs twelve bytes per transition.
  package var recordsSteps = false
  /// Whether to keep what fair cycles are found in; costs twelve bytes per transition, and needs `findsStuckStates`.
  package var findsFairCycles = false
  /// Bits of a state's hash that are used. Tests clear some to force collisions; the result is the same.
  package var tagMask = UInt32.max
  /// Elements of one table of states with which the search ends as with too many states. Tests make it small.
  var tableRoom = RunTable<UInt32>.room

  package init(
    maximumStates: Int? = nil, maximumDepth: Int? = nil, timeLimit: UInt64? = nil, maximumMemory: Int? = nil
  ) {
    self.maximumStates = maximumStates
    self.maximumDepth = maximumDepth
    self.timeLimit = timeLimit
    self.maximumMemory = maximumMemory
  }
}

/// How an exploration talks to the world while it runs. Nothing here changes what is found, unless it stops it.
package struct SearchMonitor {
  /// Nanoseconds since some fixed moment; needed for a time limit.
  package var clock: (() -> UInt64)?
  /// Asked every few states; the exploration stops once it answers true.
  package var isCancelled: (() -> Bool)?
  /// Asked of what has been found once the search has done so much work, which ascends: whether it ends with `.growth`.
  package var lookouts: [Int] = []
  package var seesGrowth: ((any StateSpace) -> Bool)?
  /// Called whenever `progressInterval` more states have been expanded.
  package var progress: ((SearchProgress) -> Void)?
  package var progressInterval = 4096

  package init(
    clock: (() -> UInt64)? = nil, isCancelled: (() -> Bool)? = nil, progress: ((SearchProgress) -> Void)? = nil
  ) {
    self.clock = clock
    self.isCancelled = isCancelled
    self.progress = progress
  }
}

/// A moment of an exploration.
package struct SearchProgress: Hashable, Sendable {
  package var states: Int
  package var transitions: Int
  package var depth: Int
  /// States that were found and not yet expanded.
  package var queue: Int

  package init(states: Int, transitions: Int, depth: Int, queue: Int) {
    self.states = states
    self.transitions = transitions
    self.depth = depth
    self.queue = queue
  }
}
