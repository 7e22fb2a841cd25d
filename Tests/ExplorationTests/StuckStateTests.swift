import Exploration
import Testing

/// From every reachable state a settled state must be reachable.
@Suite struct StuckStateTests {
  /// Numbered nodes; settled ones are given.
  private func graph(_ edges: [UInt64: [UInt64]], settled: Set<UInt64>) -> RuleSystem {
    RuleSystem(
      initial: [[0]], successors: { edges[$0[0], default: []].map { [$0] } }, isSettled: { settled.contains($0[0]) })
  }

  @Test func everythingSettles() {
    let result = explore(graph([0: [1], 1: [2], 2: [0]], settled: [0]))
    #expect(result.stuck == StuckStates(states: [], entries: [], sinks: [], ends: []))
  }

  @Test func deadlock() {
    let result = explore(graph([0: [1, 2], 2: [0]], settled: [0]))
    #expect(
      result.stuck == StuckStates(states: [1], entries: [.init(state: 1, kind: .deadlock)], sinks: [1], ends: [[1]]))
  }

  @Test func settledSinkIsFine() {
    let result = explore(graph([0: [1]], settled: [0, 1]))
    #expect(result.stuck?.count == 0)
  }

  @Test func livelockNamesItsEntries() {
    // 1 ⇄ 3 and 2 → 4 ⇄ 5 never settle; both are entered from the settled state 0.
    let result = explore(graph([0: [1, 2], 1: [3], 2: [4], 3: [1], 4: [5], 5: [4]], settled: [0]))
    #expect(result.stuck?.count == 5)
    #expect(result.stuck?.entries == [.init(state: 1, kind: .livelock), .init(state: 2, kind: .livelock)])
    #expect(result.stuck?.sinks == [])
    #expect(result.stuck?.ends == [[1, 3], [4, 5]])
  }

  @Test func initialStateMayBeStuck() {
    let result = explore(graph([0: [0]], settled: []))
    #expect(result.stuck?.entries == [.init(state: 0, kind: .livelock)])
  }

  /// Node 0 rests; what disturbs and where runs end are given.
  private func graph(
    _ edges: [Int: [(target: Int, disturbs: Bool)]], ends: Set<Int>
  ) -> RandomGraph {
    var graph = RandomGraph(seed: 0)
    graph.initial = [RandomGraph.Start(node: 0)]
    graph.nodes = (0...(edges.keys.max() ?? 0) + 8).map { node in
      RandomGraph.Node(
        steps: edges[node, default: []].map {
          RandomGraph.Step(target: .node($0.target), violations: [], disturbances: $0.disturbs ? 1 : 0)
        }, violations: [], rest: [], isSettled: node == 0, isEnd: ends.contains(node))
    }
    return graph
  }

  /// From 1 all runs end: it is not stuck, and nobody says that it settles.
  @Test func whereOnlyEndsAreLeftNothingIsStuck() {
    let result = explore(graph([0: [(1, false)], 1: [(2, false)]], ends: [2]))
    #expect(result.stuck?.states == [])
    #expect(result.statistics.settledStates == 1)
  }

  /// 1 may go wrong, and it may freeze in 3: the freeze is found beside the error.
  @Test func aFreezeBesideAnEndIsStuck() {
    let result = explore(graph([0: [(1, false)], 1: [(2, true), (3, false)], 3: [(3, false)]], ends: [2]))
    #expect(result.stuck?.states.count == 1 && result.stuck?.ends.count == 1)
  }

  @Test func unexpandedStatesAreNotStuck() {
    let result = explore(graph([0: [1], 1: [2]], settled: [0]), SearchOptions(maximumDepth: 1))
    #expect(result.bound == .depth(1))
    #expect(result.stuck?.count == 0)
  }

  @Test func canBeLeftOut() {
    var options = SearchOptions()
    options.findsStuckStates = false
    #expect(explore(graph([0: [1]], settled: []), options).stuck == nil)
  }

  /// Words of the states that a search cut at so many states calls stuck.
  private func stuck(in graph: RandomGraph, states: Int? = nil) -> Set<[UInt64]> {
    var explorer = Explorer(graph, options: SearchOptions(maximumStates: states))
    let result = explorer.run()
    return Set((result.stuck?.states ?? []).map(result.space.words))
  }

  /// 1 and what disturbs it come to nothing; the search is cut before it has disturbed anything.
  @Test func aCutSearchLooksPastDisturbances() {
    let frozen = graph([0: [(1, false), (3, false)], 1: [(2, true)], 2: [(1, false)], 3: [(4, false)]], ends: [])
    #expect(stuck(in: frozen, states: 3).count == 1)
    var awake = frozen
    awake.nodes[2].isSettled = true
    #expect(stuck(in: awake, states: 3).isEmpty)
  }

  /// What a cut search calls stuck the whole one does, too.
  @Test(arguments: UInt64(1)...200) func aCutSearchClaimsNoMore(seed: UInt64) {
    let graph = RandomGraph(seed: seed)
    let whole = stuck(in: graph)
    for states in [3, 6, 12, 25] { #expect(stuck(in: graph, states: states).isSubset(of: whole)) }
  }
}
