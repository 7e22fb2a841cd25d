extension SearchResult {
  /// Turns what was recorded into a result. States that were not inspected are only known to exist.
  /// - Parameter stuck: states of which that is known although not every step out of them was taken.
  init(_ recorder: Recorder, _ layers: Layers, _ watch: SearchWatch, stuck known: [Int]) {
    let space = StoredStates(store: recorder.store)
    let traits = recorder.finalTraits()
    statistics = SearchStatistics(
      states: space.count, transitions: recorder.transitions, crashes: recorder.crashes,
      settledStates: traits.reduce(0) { $0 + ($1.contains(.settled) ? 1 : 0) },
      statesPerDepth: layers.counts)
    violations = recorder.ledger.violations(in: space)
    firstCrash = recorder.firstCrash.map { space.path(to: Int($0.state), then: $0.label) }
    incomplete = recorder.cutShort.steps(in: space)
    bound = watch.named(recorder)
    levelEnds = layers.levelEnds
    let logs = recorder.logs
    stuck =
      recorder.options.findsStuckStates
      ? StuckStates(edges: logs.map(\.edges), traits: traits, store: recorder.store, known: known) : nil
    graph = RecordedSteps(joining: logs.map(\.every)).map { [stuck] in
      StepGraph($0, traits: traits, stuck: stuck)
    }
    if recorder.options.findsFairCycles, bound == nil, incomplete.isEmpty, let stuck {
      unsettled = UnsettledSteps(logs.map(\.labelled), traits: traits, stuck: stuck)
    }
    self.space = space
    memoryWords = recorder.memoryWords
    let undecided =
      isExhaustive
      ? nil : stuck?.firstUndecided(edges: logs.map(\.edges), traits: traits).map(disturbances)
    completedDisturbances = recorder.completedLevel(stopped: watch.bound != nil, undecided: undecided)
  }
}

extension Recorder {
  /// What is known of the states once the search is over: where it has not come to, anything may follow.
  ///
  /// - Parameter holdingBackIsOpen: whether that is so, too, where only what disturbs was not looked at.
  func finalTraits(holdingBackIsOpen: Bool = true) -> [StateTraits] {
    var traits = traits
    for state in traits.indices {
      let isHeldBack = traits[state].contains(.heldBack)
      let isPutOff = traits[state].contains([.heldBack, .putOff])
      if state >= visited || isPutOff || isHeldBack && holdingBackIsOpen { traits[state].formUnion(.open) }
    }
    return traits
  }

  /// The greatest number of disturbances up to which everything is known; `nil`: not even without any.
  ///
  /// What was put off is part of the next level: that one contains all that runs without disturbances lead to, and each
  /// further level one disturbance more.
  /// - Parameter undecided: the least level with a state of which it is not known whether it is stuck.
  fileprivate func completedLevel(stopped: Bool, undecided: Int?) -> Int? {
    let open = [openLevel, stopped ? level : nil, undecided].compactMap(\.self).min()
    // The last level of a search that came to its end.
    let closed = open.map { $0 - 1 } ?? level
    let completed = hasPutOff ? closed - 1 : closed
    return completed < 0 ? nil : completed
  }
}
