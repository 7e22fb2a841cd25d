import Exploration
import Testing

/// The fast explorer against the reference, on random graphs.
@Suite struct AgreementTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func randomGraphs(block: UInt64) {
    for seed in block * 25..<(block + 1) * 25 { explore(RandomGraph(seed: seed)) }
  }

  /// Runs end in some states, and some steps disturb.
  @Test(arguments: [0, 0.3, 0.7], [0.1, 0.4])
  func endingRuns(disturbing: Double, ending: Double) {
    for seed in 0..<60 as Range<UInt64> {
      let graph = RandomGraph(seed: seed, disturbing: disturbing, ending: ending)
      explore(graph)
      explore(graph, SearchOptions(maximumStates: Int(seed % 20) + 1))
    }
  }

  @Test(arguments: 1..<20)
  func bounded(limit: Int) {
    for seed in 0..<10 as Range<UInt64> {
      explore(RandomGraph(seed: seed &* 977), SearchOptions(maximumStates: limit))
      explore(RandomGraph(seed: seed &* 977), SearchOptions(maximumDepth: limit / 3))
      explore(RandomGraph(seed: seed &* 977), SearchOptions(maximumStates: limit, maximumDepth: limit / 2))
    }
  }

  /// Few distinct hashes: what the store answers must not depend on their quality.
  @Test(arguments: [0, 1, 0x8000_0000, 0xf000_0000, 0xff] as [UInt32])
  func collisions(mask: UInt32) {
    var options = SearchOptions()
    options.tagMask = mask
    for seed in 0..<20 as Range<UInt64> { explore(RandomGraph(seed: seed), options) }
    let result = explore(Puzzles.tiles, options)
    #expect(result.statistics.states == 360)
  }

  @Test func secondRunIsTheSame() {
    for seed in 0..<10 as Range<UInt64> {
      let first = explore(RandomGraph(seed: seed))
      let second = explore(RandomGraph(seed: seed))
      #expect(first.violations == second.violations)
      #expect(first.stuck == second.stuck)
    }
  }

  /// The random graphs must be worth something: all kinds of trouble occur among them.
  @Test func randomGraphsAreVaried() {
    let results = (0..<300 as Range<UInt64>).map { seed -> SearchResult in
      var explorer = Explorer(RandomGraph(seed: seed))
      return explorer.run()
    }
    #expect(results.contains { $0.isExhaustive && $0.stuck?.count == 0 })
    #expect(results.contains { !$0.incomplete.isEmpty })
    #expect(results.contains { $0.firstCrash != nil })
    for kind in [StuckStates.Kind.deadlock, .crash, .livelock] {
      #expect(results.contains { $0.stuck?.entries.contains { $0.kind == kind } == true })
    }
    #expect(results.contains { $0.violations.contains { $0.place == .state && !$0.path.steps.isEmpty } })
    #expect(results.contains { $0.violations.contains { $0.place == .step && $0.occurrences > 1 } })
    #expect(results.contains { $0.statistics.depth > 5 })
  }
}
