/// A strongly connected component with what is possible in each of its states.
package struct FairComponent {
  /// A step out of a node of the graph that changes its state.
  package struct PossibleStep {
    package var event: Int
    /// The node that it leads to; `nil` for steps that crash or lead out of the graph.
    package var target: Int?

    package init(event: Int, target: Int?) {
      self.event = event
      self.target = target
    }
  }

  package struct Step {
    package var event: Int
    /// Position of the state that it leads to.
    package var target: Int
    /// Its place among the possible steps of its state.
    package var number: Int
  }

  /// Ascending; positions count among them.
  package let nodes: [Int]
  /// Of each state, the steps of fair sources that stay in the component.
  private let steps: [[Step]]
  /// For each state and demand, whether the demand rests there: nothing that would meet it is possible.
  private let rests: [[Bool]]
  /// Whether some run that stays in the component for ever meets every demand.
  package let isFair: Bool

  /// - Parameter possible: every step out of a node that changes its state.
  package init(_ nodes: [Int], _ demands: FairnessDemands, possible: (Int) -> [PossibleStep]) {
    let positions = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    var steps: [[Step]] = []
    var rests: [[Bool]] = []
    var isMet = Array(repeating: false, count: demands.count)
    for node in nodes {
      var inside: [Step] = []
      var resting = Array(repeating: true, count: demands.count)
      for (number, step) in possible(node).enumerated() {
        guard let met = demands.met[step.event] else { continue }
        met.forEach { resting[$0] = false }
        guard let target = step.target.flatMap({ positions[$0] }) else { continue }
        inside.append(Step(event: step.event, target: target, number: number))
        met.forEach { isMet[$0] = true }
      }
      for demand in resting.indices where resting[demand] { isMet[demand] = true }
      steps.append(inside)
      rests.append(resting)
    }
    (self.nodes, self.steps, self.rests) = (nodes, steps, rests)
    isFair = isMet.allSatisfy(\.self)
  }

  /// A way from a state of a fair component round and back to it on which every demand is met: always to the nearest
  /// state or step that meets one more. O(demands × steps).
  package func cycle(from start: Int, _ demands: FairnessDemands) -> [Step] {
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
