import Diagnostics
import Testing

@testable import TextChecks
@testable import Verification

/// SplitMix64: the same numbers for a seed on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The groups of objects that keep each other, against what it means: one comes to the other and back.
@Suite struct KeepGraphTests {
  private static func place(_ number: Int) -> SourceSpan {
    SourceSpan(file: 0, start: number, end: number)
  }

  /// By brute force: which nodes each comes to.
  private static func reached(_ count: Int, _ pairs: [(Int, Int)]) -> [[Bool]] {
    var reached = Array(repeating: Array(repeating: false, count: count), count: count)
    for (from, to) in pairs { reached[from][to] = true }
    for middle in 0..<count {
      for from in 0..<count where reached[from][middle] {
        for to in 0..<count where reached[middle][to] { reached[from][to] = true }
      }
    }
    return reached
  }

  @Test(arguments: 0..<200) func groupsAreThoseOfTheDefinition(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...9, using: &random)
    let pairs = (0..<Int.random(in: 0...18, using: &random)).map { _ in
      (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
    }
    var graph = KeepGraph()
    let nodes = (0..<count).map { _ in graph.add() }
    for (number, (from, to)) in pairs.enumerated() { graph.keep(nodes[from], nodes[to], at: Self.place(number)) }
    let reached = Self.reached(count, pairs)
    let groups = Dictionary(grouping: pairs.indices.filter { reached[pairs[$0].1][pairs[$0].0] }) { number in
      (0..<count).first { reached[pairs[number].0][$0] && reached[$0][pairs[number].0] }
    }
    let expected = groups.values.filter { group in group.contains { pairs[$0].0 != pairs[$0].1 } }
      .map { $0.map { Int32($0) } }.sorted { $0[0] < $1[0] }
    let found = graph.cycles(among: graph.edges).map { $0.map(\.span.start) }
    #expect(found == expected)
  }

  @Test func aLongChainEndsSoonAndIsOneGroup() {
    var graph = KeepGraph()
    let nodes = (0..<50_000).map { _ in graph.add() }
    for (number, node) in nodes.enumerated() {
      graph.keep(node, nodes[(number + 1) % nodes.count], at: Self.place(number))
    }
    #expect(graph.cycles(among: graph.edges).map(\.count) == [50_000])
  }
}
