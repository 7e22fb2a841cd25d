extension FlatSearch {
  /// The states that lead to a state, by its parents; the events are found by expanding each again.
  func path(to state: StateID) -> [FlatSearchResult.Step] {
    var states: [StateID] = []
    var current = state
    while current != .none {
      states.append(current)
      current = StateID(rawValue: shards[current.shard].parents[current.index])
    }
    states.reverse()
    let keys = states.map { shards[$0.shard].keys[$0.index] }
    return keys.indices.flatMap { index in
      if index == 0 { return [step(nil, keys[index])] }
      if passesStates {
        return workers[0].run(from: keys[index - 1], to: keys[index]).map { step($0.event, $0.key) }
      }
      return [step(workers[0].event(from: keys[index - 1], to: keys[index]), keys[index])]
    }
  }

  /// The way to a violation, and the event that breaks the property out of its last state; `nil`: that state does.
  func path(
    to violation: ExpansionNotes.FirstViolation, of property: Int
  ) -> (path: [FlatSearchResult.Step], event: Int?) {
    let state = StateID(rawValue: violation.state)
    let path = path(to: state)
    if violation.event < 0 { return (path, nil) }
    if !passesStates { return (path, violation.event) }
    let (passed, event) = workers[0].run(from: shards[state.shard].keys[state.index], violating: property)
    return (path + passed.map { step($0.event, $0.key) }, event)
  }

  /// Whether states may lie between a stored one and its parent.
  private var passesStates: Bool { plan.expansion?.runsOn ?? false }

  private func step(_ event: Int?, _ key: Key) -> FlatSearchResult.Step {
    FlatSearchResult.Step(event: event, values: workers[0].values(of: key))
  }
}
