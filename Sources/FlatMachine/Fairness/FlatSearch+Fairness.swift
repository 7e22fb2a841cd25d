extension FlatSearch {
  /// Finds out whether a run can go on for ever without coming to rest, although whatever stays possible happens.
  ///
  /// Asked of states that can settle; the others are stuck and another finding. Only steps of fair sources count: that a
  /// user, or the app, goes on for ever is nobody's defect. In the graph of those steps among unsettled states, a
  /// strongly connected component holds such a run exactly when for each demand of weak fairness some step in it meets
  /// the demand, or in some state of it nothing that would is possible (Emerson and Lei, 1987). O(states + steps).
  func findFairCycles(_ result: inout FlatSearchResult) {
    guard result.bound == nil, result.endless == 0, result.hasSoughtStuckStates else { return }
    let demands = FairnessDemands(compiled.model)
    let graph = UnsettledGraph(self, demands)
    let components = Components(
      nodes: graph.states.count, edges: { graph.range(of: $0) }, target: { Int(graph.targets[$0]) }
    ).larger().map { FairComponent($0, of: graph, self, demands) }.filter(\.isFair)
    result.hasSoughtFairCycles = true
    result.statesOnFairCycles = components.reduce(0) { $0 + $1.states.count }
    let entries = components.map { component in
      component.states.indices.min { isBefore(component.states[$0], component.states[$1]) } ?? 0
    }
    guard
      let first = components.indices.min(by: {
        isBefore(components[$0].states[entries[$0]], components[$1].states[entries[$1]])
      })
    else { return }
    result.fairCycle = lasso(of: components[first], from: entries[first], demands)
  }

  private func lasso(of component: FairComponent, from start: Int, _ demands: FairnessDemands) -> FlatSearchResult.Lasso
  {
    FlatSearchResult.Lasso(
      stem: path(to: component.states[start]),
      cycle: component.cycle(from: start, demands).map { step in
        let state = component.states[step.target]
        return FlatSearchResult.Step(
          event: step.event, values: workers[0].values(of: shards[state.shard].keys[state.index]))
      })
  }

  /// In the order of discovery: by layer, then by shard.
  private func isBefore(_ first: StateID, _ second: StateID) -> Bool {
    (layer(of: first), first.rawValue) < (layer(of: second), second.rawValue)
  }

  private func layer(of state: StateID) -> Int {
    var (low, high) = (0, layers.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if layers[middle][state.shard] <= state.index { low = middle } else { high = middle }
    }
    return low
  }
}
