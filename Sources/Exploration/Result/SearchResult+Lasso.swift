extension SearchResult {
  /// A run to a component's first state and round in it for ever.
  package func lasso(of component: FairComponent, in steps: UnsettledSteps, _ demands: FairnessDemands) -> StatePath {
    var path = path(to: steps.states[component.nodes[0]])
    path.cycle = path.steps.count
    var node = component.nodes[0]
    for step in component.cycle(from: 0, demands) {
      let label = steps.labels[steps.range(of: node).lowerBound + step.number]
      path.steps.append(StatePath.Step(source: steps.states[node], label: label))
      node = component.nodes[step.target]
    }
    return path
  }
}
