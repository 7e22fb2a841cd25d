import Exploration
import Testing

/// The graph that is written out against the search that judges.
@Suite struct GraphTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func randomSystems(seed: UInt64) {
    let system = RandomGraph(seed: seed)
    let result = explore(system)
    var copy = system
    let graph = ExploredGraph(of: &copy, maximumStates: .max)
    #expect(graph.states.count == result.statistics.states)
    #expect(graph.steps.count == result.statistics.transitions)
    #expect(graph.steps.count { $0.target == nil } == result.statistics.crashes)
    #expect(graph.states.count(where: \.isSettled) == result.statistics.settledStates)
    #expect(!graph.isFull)
    for state in graph.states.indices { #expect(graph.states[state].words == result.space.words(of: state)) }
    let found = graph.states.flatMap(\.violations) + graph.steps.flatMap(\.violations)
    #expect(Set(found) == Set(result.violations.map(\.property)))
    for violation in result.violations {
      #expect(found.count { $0 == violation.property } == violation.occurrences)
    }
  }

  @Test func aBoundIsTold() {
    var system = Puzzles.dieHard
    #expect(ExploredGraph(of: &system, maximumStates: 15).isFull)
    #expect(!ExploredGraph(of: &system, maximumStates: 16).isFull)
  }
}
