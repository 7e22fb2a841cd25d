import Exploration

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
    ).larger().map { nodes in
      FairComponent(nodes, demands) { possibleSteps(from: graph.states[$0], in: graph) }
    }.filter(\.isFair)
    result.hasSoughtFairCycles = true
    result.statesOnFairCycles = components.reduce(0) { $0 + $1.nodes.count }
    let entries = components.map { component in
      component.nodes.indices.min {
        isBefore(graph.states[component.nodes[$0]], graph.states[component.nodes[$1]])
      } ?? 0
    }
    guard
      let first = components.indices.min(by: {
        isBefore(
          graph.states[components[$0].nodes[entries[$0]]], graph.states[components[$1].nodes[entries[$1]]])
      })
    else { return }
    result.fairCycle = lasso(of: components[first], from: entries[first], in: graph, demands)
  }

  /// What changes a state, what crashes last.
  private func possibleSteps(from state: StateID, in graph: UnsettledGraph<Key>) -> [FairComponent.PossibleStep] {
    let changing = workers[0].changingSteps(of: shards[state.shard].keys[state.index])
    let steps = changing.successors.map { step in
      let shard = StateID.shard(of: step.key.hash)
      let target = shards[shard].find(step.key).flatMap { graph.node(of: StateID(shard: shard, index: $0)) }
      return FairComponent.PossibleStep(event: step.event, target: target)
    }
    return steps + changing.crashes.map { FairComponent.PossibleStep(event: $0, target: nil) }
  }

  private func lasso(
    of component: FairComponent, from start: Int, in graph: UnsettledGraph<Key>, _ demands: FairnessDemands
  ) -> FlatSearchResult.Lasso {
    FlatSearchResult.Lasso(
      stem: path(to: graph.states[component.nodes[start]]),
      cycle: component.cycle(from: start, demands).map { step in
        let state = graph.states[component.nodes[step.target]]
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
