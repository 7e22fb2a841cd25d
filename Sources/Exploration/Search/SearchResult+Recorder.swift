extension SearchResult {
  /// Turns what was recorded into a result. States that were not inspected are only known to exist.
  init(_ recorder: Recorder, _ layers: Layers, _ watch: SearchWatch) {
    let space = StoredStates(store: recorder.store)
    let traits = recorder.finalTraits
    statistics = SearchStatistics(
      states: space.count, transitions: recorder.transitions, crashes: recorder.crashes,
      settledStates: traits.reduce(0) { $0 + ($1.contains(.settled) ? 1 : 0) },
      statesPerDepth: layers.counts)
    violations = recorder.ledger.violations(in: space)
    firstCrash = recorder.firstCrash.map { space.path(to: Int($0.state), then: $0.label) }
    incomplete = recorder.cutShort.steps(in: space)
    bound = watch.named(recorder)
    levelEnds = layers.levelEnds
    let logs = [recorder.calm, recorder.disturbing]
    stuck =
      recorder.options.findsStuckStates
      ? StuckStates(edges: logs.map(\.edges), traits: traits, store: recorder.store) : nil
    graph = RecordedSteps(joining: recorder.calm.every, recorder.disturbing.every).map { StepGraph($0, traits: traits) }
    if recorder.options.findsFairCycles, bound == nil, incomplete.isEmpty, let stuck {
      unsettled = UnsettledSteps(logs.map(\.labelled), traits: traits, stuck: stuck)
    }
    self.space = space
    memoryWords = recorder.memoryWords
    completedDisturbances = watch.completedLevel(recorder)
    guard !isExhaustive, let level = completedDisturbances, let stuck else { return }
    let undecided = stuck.firstUndecided(edges: logs.map(\.edges), traits: traits).map(disturbances) ?? .max
    if undecided <= level { completedDisturbances = undecided > 0 ? undecided - 1 : nil }
  }
}

extension Recorder {
  /// What is known of the states once the search is over: where it has not come to, anything may follow.
  fileprivate var finalTraits: [Traits] {
    var traits = traits
    for state in traits.indices where state >= visited || traits[state].contains(.heldBack) {
      traits[state].formUnion(.open)
    }
    return traits
  }
}

extension SearchWatch {
  /// The greatest number of disturbances up to which every ordering was explored; `nil`: not even those without.
  fileprivate func completedLevel(_ recorder: Recorder) -> Int? {
    let open = min(recorder.openLevel ?? .max, bound == nil ? .max : recorder.level)
    // The last level of a search that came to its end.
    if open == .max { return recorder.level }
    return open > 0 ? open - 1 : nil
  }
}
