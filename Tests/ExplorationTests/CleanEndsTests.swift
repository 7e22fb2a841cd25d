import Testing

@testable import Exploration

/// The kept steps against the graph that is explored for looking at, and the search backwards from the clean ends against
/// a search forwards from every state.
@Suite struct CleanEndsTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func keptStepsAreTheStepsOfTheGraph(seed: UInt64) throws {
    let (kept, graph) = try graphs(seed)
    #expect(kept.count == graph.states.count)
    #expect(kept.stepCount == graph.steps.count)
    for (number, step) in graph.steps.enumerated() {
      #expect(kept.steps(of: step.source).contains(number))
      #expect(kept.target(of: number) == step.target)
      #expect(kept.label(of: number) == step.label)
      #expect(Set(kept.violations(ofStep: number)) == Set(step.violations))
    }
    for (number, state) in graph.states.enumerated() {
      #expect(kept.isSettled(number) == state.isSettled)
      #expect(Set(kept.violations(ofState: number)) == Set(state.violations))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func cleanEndsAreThoseThatASearchForwardsFinds(seed: UInt64) throws {
    let (kept, graph) = try graphs(seed)
    for forgiven in [nil, 3] as [UInt32?] {
      let breaks: (UInt32) -> Bool = { $0 != forgiven }
      let ends = CleanEnds(kept, breaks: breaks)
      for state in graph.states.indices {
        let isBroken = graph.states[state].violations.contains(where: breaks)
        #expect(ends.canBeReached(from: state) == (!isBroken && Self.leadsToCleanEnd(state, in: graph, breaks)))
        #expect(ends.canBeReached(behind: state) == Self.leadsToCleanEnd(state, in: graph, breaks))
      }
    }
  }

  /// What the state itself breaks is forgiven, unless the run is to end there.
  private static func leadsToCleanEnd(_ start: Int, in graph: ExploredGraph, _ breaks: (UInt32) -> Bool) -> Bool {
    var seen: Set<Int> = [start]
    var open = [start]
    while let state = open.popLast() {
      let isBroken = graph.states[state].violations.contains(where: breaks)
      if isBroken && state != start { continue }
      if graph.states[state].isSettled && !isBroken { return true }
      for step in graph.steps where step.source == state && !step.violations.contains(where: breaks) {
        if let target = step.target, seen.insert(target).inserted { open.append(target) }
      }
    }
    return false
  }

  private func graphs(_ seed: UInt64) throws -> (StepGraph, ExploredGraph) {
    var system = RandomGraph(seed: seed)
    var options = SearchOptions()
    options.recordsSteps = true
    var explorer = Explorer(system, options: options)
    let kept = try #require(explorer.run().graph)
    return (kept, ExploredGraph(of: &system, maximumStates: .max))
  }
}
