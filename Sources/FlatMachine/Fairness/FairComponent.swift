/// A strongly connected component with what is possible in each of its states.
struct FairComponent {
  struct Step {
    var event: Int
    /// Position of the state that it leads to.
    var target: Int
  }

  /// In the order of the graph.
  let states: [StateID]
  /// Of each state, the steps of fair sources that stay in the component.
  let steps: [[Step]]
  /// For each state and demand, whether the demand rests there: nothing that would meet it is possible.
  let rests: [[Bool]]
  /// Whether some run that stays in the component for ever meets every demand.
  let isFair: Bool

  init<Key: PackedKey>(
    _ nodes: [Int], of graph: UnsettledGraph<Key>, _ search: FlatSearch<Key>, _ demands: FairnessDemands
  ) {
    states = nodes.map { graph.states[$0] }
    let positions = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
    var steps: [[Step]] = []
    var rests: [[Bool]] = []
    var isMet = Array(repeating: false, count: demands.count)
    for state in states {
      let changing = search.workers[0].changingSteps(of: search.shards[state.shard].keys[state.index])
      var inside: [Step] = []
      var resting = Array(repeating: true, count: demands.count)
      for event in changing.crashes { demands.met[event]?.forEach { resting[$0] = false } }
      for step in changing.successors {
        guard let met = demands.met[step.event] else { continue }
        met.forEach { resting[$0] = false }
        let shard = StateID.shard(of: step.key.hash)
        guard let index = search.shards[shard].find(step.key),
          let target = positions[StateID(shard: shard, index: index)]
        else { continue }
        inside.append(Step(event: step.event, target: target))
        met.forEach { isMet[$0] = true }
      }
      for demand in resting.indices where resting[demand] { isMet[demand] = true }
      steps.append(inside)
      rests.append(resting)
    }
    (self.steps, self.rests) = (steps, rests)
    isFair = isMet.allSatisfy(\.self)
  }

  /// A way from a state of a fair component round and back to it on which every demand is met: always to the nearest
  /// state or step that meets one more. O(demands × steps).
  func cycle(from start: Int, _ demands: FairnessDemands) -> [Step] {
    var open = Set((0..<demands.count).filter { !rests[start][$0] })
    var cycle: [Step] = []
    var current = start
    while !open.isEmpty {
      let isWanted = { (step: Step) in
        demands.met[step.event]?.contains(where: open.contains) == true || open.contains { rests[step.target][$0] }
      }
      let way = way(from: current, to: isWanted)
      if way.isEmpty { break }
      for step in way {
        open.subtract(demands.met[step.event] ?? [])
        open = open.filter { !rests[step.target][$0] }
        current = step.target
      }
      cycle += way
    }
    if current != start || cycle.isEmpty { cycle += way(from: current) { $0.target == start } }
    return cycle
  }

  /// A shortest way whose last step is wanted; empty when there is none.
  private func way(from start: Int, to isWanted: (Step) -> Bool) -> [Step] {
    var origins: [Int: (state: Int, step: Step)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for step in steps[state] {
        if isWanted(step) {
          var way = [step]
          var current = state
          while current != start, let origin = origins[current] {
            way.append(origin.step)
            current = origin.state
          }
          return way.reversed()
        }
        if step.target != start, origins[step.target] == nil {
          origins[step.target] = (state, step)
          queue.append(step.target)
        }
      }
    }
    return []
  }
}
