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
}
