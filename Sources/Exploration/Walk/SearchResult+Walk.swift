extension SearchResult {
  /// What walks have found, in the form of a search: its space holds the states of the runs that show something.
  package init(_ walked: WalkResult) {
    var space = WalkedStates()
    statistics = SearchStatistics(
      states: walked.states, transitions: walked.steps, crashes: 0, settledStates: walked.settledStates,
      statesPerDepth: [])
    statistics.longestWalk = walked.longest
    violations = walked.findings.map { finding in
      Violation(
        property: finding.property, place: finding.step == nil ? .state : .step,
        path: space.add(finding.run, then: finding.step), occurrences: 1)
    }
    firstCrash = nil
    stuck = nil
    incomplete = []
    bound = .walks(walked.walks)
    self.space = space
    memoryWords = 0
  }
}

/// The states of some runs, one after the other; a state of several runs is there several times.
private struct WalkedStates: StateSpace {
  private var states: [[UInt64]] = []
  private var origins: [StatePath.Step?] = []

  var count: Int { states.count }

  func words(of state: Int) -> [UInt64] { states[state] }
  func origin(of state: Int) -> StatePath.Step? { origins[state] }

  mutating func add(_ run: WalkedRun, then last: StepLabel?) -> StatePath {
    let first = states.count
    states += run.states
    origins.append(nil)
    for (index, label) in run.labels.enumerated() {
      origins.append(StatePath.Step(source: first + index, label: label))
    }
    return path(to: states.count - 1, then: last)
  }
}
