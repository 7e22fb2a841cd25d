import Exploration
import Testing

/// Exact numbers of states, transitions and depth.
@Suite struct CountTests {
  @Test(arguments: [1, 2, 3, 17, 1000] as [UInt64])
  func counter(n: UInt64) {
    let result = explore(Puzzles.counter(modulo: n))
    #expect(result.statistics.states == Int(n))
    #expect(result.statistics.transitions == Int(n))
    #expect(result.statistics.depth == Int(n) - 1)
    #expect(result.statistics.statesPerDepth.allSatisfy { $0 == 1 })
    #expect(result.isExhaustive)
  }

  /// TLC reports 97 states generated (one of them initial) and 16 distinct ones; six steps to four gallons.
  @Test func dieHard() {
    let result = explore(Puzzles.dieHard)
    #expect(result.statistics.states == 16)
    #expect(result.statistics.transitions == 96)
    #expect(result.violations.map(\.path.steps.count) == [6])
  }

  @Test func missionariesCrossInElevenTrips() {
    let result = explore(Puzzles.missionaries)
    #expect(result.statistics.states == 16)
    #expect(result.statistics.transitions == 34)
    #expect(result.violations.map(\.path.steps.count) == [11])
  }

  /// Half of 6! boards; two moves from each of four corners, three from the middle; 21 moves at worst.
  @Test func tiles() {
    let result = explore(Puzzles.tiles)
    #expect(result.statistics.states == 360)
    #expect(result.statistics.transitions == 840)
    #expect(result.statistics.depth == 21)
    #expect(result.statistics.statesPerDepth.reduce(0, +) == 360)
  }

  /// Circular words over thinking, holding, eating in which only a thinker follows an eater: the trace of the n-th
  /// power of the transfer matrix, whose eigenvalues are 0 and 1 ± √2, so s(n) = 2 s(n - 1) + s(n - 2).
  @Test(arguments: [2, 3, 4, 5, 8])
  func philosophers(n: Int) {
    var (before, states) = (2, 6)
    for _ in 2..<n { (before, states) = (states, 2 * states + before) }
    let result = explore(Puzzles.philosophers(n))
    #expect(result.statistics.states == states)
    let everyoneHolds = [UInt64](repeating: 1, count: n)
    #expect(result.stuck?.sinks.map { result.space.words(of: $0) } == [everyoneHolds])
    #expect(result.stuck?.count == 1)
    #expect(result.stuck?.entries.map { result.path(to: $0.state).steps.count } == [n])
  }

  @Test func petersonKeepsOneOut() {
    let result = explore(Puzzles.mutex(waits: true))
    #expect(result.statistics.states == 20)
    #expect(result.statistics.transitions == 34)
    #expect(result.statistics.depth == 6)
    #expect(result.violations.isEmpty)
  }

  @Test func mutexWithoutWaitingFailsInSixSteps() {
    let result = explore(Puzzles.mutex(waits: false))
    #expect(result.statistics.states == 32)
    #expect(result.statistics.transitions == 64)
    #expect(result.violations.map(\.path.steps.count) == [6])
  }

  /// 2²⁰ states of two words: the table grows sixteen times and the arena takes many chunks.
  @Test func grid() {
    let side: UInt64 = 256
    let system = RuleSystem(
      initial: [[0, 0]], successors: { [[($0[0] + 1) % side, $0[1]], [$0[0], ($0[1] + 1) % side]] })
    var explorer = Explorer(system)
    let result = explorer.run()
    #expect(result.statistics.states == Int(side * side))
    #expect(result.statistics.transitions == Int(side * side) * 2)
    #expect(result.statistics.depth == Int(side - 1) * 2)
  }

  @Test func noInitialState() {
    let result = explore(RuleSystem(initial: [], successors: { [$0] }))
    #expect(result.statistics.states == 0)
    #expect(result.statistics.depth == 0)
    #expect(result.isExhaustive)
  }

  @Test func equalInitialStatesAreOne() {
    let result = explore(RuleSystem(initial: [[1], [2], [1]], successors: { _ in [] }))
    #expect(result.statistics.statesPerDepth == [2])
  }
}
