import Exploration

extension FlatSearch {
  /// The stored states that lead to a state, by its parents.
  private func storedKeys(to state: StateID) -> [Key] {
    var keys: [Key] = []
    var current = state
    while current != .none {
      keys.append(shards[current.shard].keys[current.index])
      current = StateID(rawValue: shards[current.shard].parents[current.index])
    }
    return keys.reversed()
  }

  /// The same, with the states between them that were passed through.
  private func keys(to state: StateID) -> [Key] {
    let stored = storedKeys(to: state)
    if !passesStates { return stored }
    return stored.prefix(1) + zip(stored, stored.dropFirst()).flatMap { workers[0].run(from: $0, to: $1).map(\.key) }
  }

  /// Whether states may lie between a stored one and its parent.
  private var passesStates: Bool { plan.expansion?.runsOn ?? false }

  /// A way to a state, a shortest one where nothing lengthens it; the events are found by expanding the states again.
  func path(to state: StateID) -> [FlatSearchResult.Step] { path(through: keys(to: state)) }

  private func path(through keys: [Key]) -> [FlatSearchResult.Step] {
    if let normaliser {
      var concrete = ConcretePath(compiled.model, normaliser)
      return concrete.path(keys.map { workers[0].values(of: $0) })
    }
    return keys.indices.map { index in
      let event = index == 0 ? nil : workers[0].event(from: keys[index - 1], to: keys[index])
      return FlatSearchResult.Step(event: event, values: workers[0].values(of: keys[index]))
    }
  }

  /// The way to a violation, and the event that breaks the property out of its last state; `nil`: that state does.
  func path(
    to violation: ExpansionNotes.FirstViolation, of property: Int
  ) -> (path: [FlatSearchResult.Step], event: Int?) {
    let state = StateID(rawValue: violation.state)
    var keys = keys(to: state)
    var event = violation.event < 0 ? nil : violation.event
    if passesStates, event != nil {
      let (passed, last) = workers[0].run(from: shards[state.shard].keys[state.index], violating: property)
      keys += passed.map(\.key)
      event = last
    }
    let path = path(through: keys)
    return (path, event.flatMap { self.event(breaking: property, after: path, found: $0) })
  }

  /// The event that breaks a property out of the last state of a path.
  private func event(breaking property: Int, after path: [FlatSearchResult.Step], found: Int) -> Int? {
    guard let normaliser, let last = path.last else { return found }
    var concrete = ConcretePath(compiled.model, normaliser)
    return concrete.event(breaking: property, from: last.values)
  }

  /// The states that the stored ones stand for; `nil` beyond the largest number.
  func orbitSum(_ normaliser: StateNormaliser) -> Int? {
    var sum = 0
    for shard in 0..<StateID.shards {
      for index in 0..<shards[shard].count {
        var values = workers[0].values(of: shards[shard].keys[index])
        let size = values.withUnsafeMutableBufferPointer { $0.baseAddress.map { normaliser.orbitSize($0) } ?? 1 }
        guard let size else { return nil }
        let (larger, overflow) = sum.addingReportingOverflow(size)
        if overflow { return nil }
        sum = larger
      }
    }
    return sum
  }
}
