extension SearchResult {
  /// Turns what was recorded into a result. `visited` states were inspected; the others are only known to exist.
  init(_ recorder: Recorder, _ layers: Layers, _ watch: SearchWatch, visited: Int) {
    let space = StoredStates(store: recorder.store)
    var traits = recorder.traits
    for state in visited..<max(visited, space.count) { traits[state].formUnion(.open) }
    statistics = SearchStatistics(
      states: space.count, transitions: recorder.transitions, crashes: recorder.crashes,
      settledStates: traits.reduce(0) { $0 + ($1.contains(.settled) ? 1 : 0) },
      statesPerDepth: layers.counts(of: space.count))
    violations = recorder.ledger.violations(in: space)
    firstCrash = recorder.firstCrash.map { space.path(to: Int($0.state), then: $0.label) }
    incomplete = recorder.cutShort.steps(in: space)
    bound = watch.named(recorder)
    stuck =
      recorder.recordsEdges
      ? StuckStates(edges: recorder.edges, traits: traits, store: recorder.store) : nil
    graph = recorder.everyStep.map { StepGraph($0, traits: traits) }
    if recorder.recordsSteps, bound == nil, incomplete.isEmpty, let stuck {
      unsettled = UnsettledSteps(recorder.steps, traits: traits, stuck: stuck)
    }
    self.space = space
    memoryWords = recorder.memoryWords
  }
}
