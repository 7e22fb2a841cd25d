import Exploration
import Testing

@testable import FlatMachine

/// The set of states: exact whatever the hashes are, of any width, and a planted fault in it is noticed.
@Suite struct StoreTests {
  /// What a search and the plain explorer must agree on.
  private struct Counts: Equatable {
    var states: Int
    var transitions: Int
    var statesPerDepth: [Int]
  }

  private static func models() throws -> [FlatModel] {
    let random = (0..<40 as Range<UInt64>).map { seed in
      var maker = RandomModel(seed: seed)
      return maker.make()
    }
    return random + [
      try PresentationModel.make(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1)
    ]
  }

  private func plain(_ model: FlatModel) -> Counts {
    var explorer = ReferenceExplorer(FlatReferenceSystem(model))
    let found = explorer.run().statistics
    return Counts(states: found.states, transitions: found.transitions, statesPerDepth: found.statesPerDepth)
  }

  /// Searches with keys of a kind, in a layout that fits from the start.
  private func search<Key: PackedKey>(_ model: FlatModel, _ key: Key.Type, most: Int) -> Counts {
    var options = FlatSearchOptions(threads: 2)
    (options.findsStuckStates, options.maximumStates) = (false, most)
    var ranges = SlotRanges(model)
    let plan = ExpansionPlan(model, options, ReductionPlan())
    while true {
      let search = FlatSearch<Key>(plan, Layout(model, ranges), ranges, options)
      switch search.run() {
      case .outgrown(let wider): ranges = wider
      case .result(let found):
        return Counts(states: found.states, transitions: found.transitions, statesPerDepth: found.statesPerDepth)
      }
    }
  }

  /// How many of the models are explored otherwise than by the plain explorer.
  private func disagreements<Key: PackedKey>(_ key: Key.Type) throws -> Int {
    try Self.models().count { model in
      let expected = plain(model)
      return search(model, key, most: expected.states + 1_000) != expected
    }
  }

  @Test func statesOfAnyWidthAreExact() throws {
    #expect(try disagreements(UInt64.self) == 0)
    #expect(try disagreements(SIMD2<UInt64>.self) == 0)
    #expect(try disagreements(SIMD4<UInt64>.self) == 0)
    #expect(try disagreements(SIMD8<UInt64>.self) == 0)
  }

  /// A shard that is nearly full ends the search as too many states do, at the same state with any threads.
  @Test func shardsThatAreFull() throws {
    let model = try PresentationModel.make(controllers: 3, budget: 4, alongside: 1, progress: 2, deferred: 1)
    let whole = try #require(model.explore())
    #expect(whole.bound == nil)
    let states = try [1, 2].map { threads in
      var options = FlatSearchOptions(threads: threads)
      options.mostPerShard = whole.states / 64 / 8
      let result = try #require(model.explore(options))
      #expect(result.bound == .states)
      #expect(!result.hasSoughtStuckStates)
      return try #require(result.states < whole.states ? result.states : nil)
    }
    #expect(states[0] == states[1])
  }

  @Test func collidingHashesChangeNothing() throws {
    #expect(try disagreements(Altered<FewHashes>.self) == 0)
  }

  @Test func comparingHashesInsteadOfStatesIsNoticed() throws {
    #expect(try disagreements(Altered<ComparesHashes>.self) > 0)
  }

  @Test func overlookingABitIsNoticed() throws {
    #expect(try disagreements(Altered<OverlooksABit>.self) > 0)
  }

  @Test func findingNothingAgainIsNoticed() throws {
    #expect(try disagreements(Altered<FindsNothingAgain>.self) > 0)
  }
}

/// How states of one word are hashed and compared.
private protocol KeyBehaviour {
  static func hash(_ word: UInt64) -> UInt64
  static func areEqual(_ one: UInt64, _ other: UInt64) -> Bool
}

extension KeyBehaviour {
  static func hash(_ word: UInt64) -> UInt64 { mixed(word) }
  static func areEqual(_ one: UInt64, _ other: UInt64) -> Bool { one == other }
}

private struct Altered<Behaviour: KeyBehaviour>: PackedKey {
  private var value: UInt64 = 0

  static var words: Int { 1 }
  var hash: UInt64 { Behaviour.hash(value) }

  subscript(word: Int) -> UInt64 {
    get { value }
    set { value = newValue }
  }

  static func == (one: Self, other: Self) -> Bool { Behaviour.areEqual(one.value, other.value) }
}

private enum FewHashes: KeyBehaviour {
  static func hash(_ word: UInt64) -> UInt64 { word & 3 }
}

/// Hash compaction, as some checkers do to save memory: the table's 8 bits of the hash alone tell states apart.
private enum ComparesHashes: KeyBehaviour {
  static func areEqual(_ one: UInt64, _ other: UInt64) -> Bool { true }
}

private enum OverlooksABit: KeyBehaviour {
  static func hash(_ word: UInt64) -> UInt64 { mixed(word & ~1) }
  static func areEqual(_ one: UInt64, _ other: UInt64) -> Bool { (one ^ other) & ~1 == 0 }
}

/// Some states are not found again.
private enum FindsNothingAgain: KeyBehaviour {
  static func areEqual(_ one: UInt64, _ other: UInt64) -> Bool { one == other && one.nonzeroBitCount % 3 != 0 }
}
