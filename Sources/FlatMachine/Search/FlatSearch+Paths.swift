import Exploration

extension FlatSearch {
  /// The stored states that lead to a state, by its parents.
  private func keys(to state: StateID) -> [Key] {
    var keys: [Key] = []
    var current = state
    while current != .none {
      keys.append(shards[current.shard].keys[current.index])
      current = StateID(rawValue: shards[current.shard].parents[current.index])
    }
    return keys.reversed()
  }

  /// A shortest way to a state; the events are found by expanding the states again.
  func path(to state: StateID) -> [FlatSearchResult.Step] {
    let keys = keys(to: state)
    if let normaliser {
      var concrete = ConcretePath(compiled.model, normaliser)
      return concrete.path(keys.map { workers[0].values(of: $0) })
    }
    return keys.indices.map { index in
      let event = index == 0 ? nil : workers[0].event(from: keys[index - 1], to: keys[index])
      return FlatSearchResult.Step(event: event, values: workers[0].values(of: keys[index]))
    }
  }

  /// The event that breaks a property out of the last state of a path.
  func event(breaking property: Int, after path: [FlatSearchResult.Step], found: Int) -> Int? {
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
