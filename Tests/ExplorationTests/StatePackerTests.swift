import Testing

@testable import Exploration

/// Packed states are told apart exactly as their words are.
@Suite struct StatePackerTests {
  /// Words of few values and of many, runs of one value among them, so that pieces repeat and shift.
  private func words(_ generator: inout SeededGenerator) -> [UInt64] {
    let count = Int.random(in: 0..<200, using: &generator)
    return (0..<count).flatMap { _ -> [UInt64] in
      let word = UInt64.random(in: 0..<(Bool.random(using: &generator) ? 3 : 1 << 40), using: &generator)
      return [UInt64](repeating: word, count: Int.random(in: 1..<4, using: &generator))
    }
  }

  @Test(arguments: [UInt32.max, 0xff00_0000, 0])
  func statesAreWhatTheyWere(mask: UInt32) {
    var generator = SeededGenerator(state: 7)
    var packer = StatePacker(tagMask: mask)
    var numbers: [[UInt64]: [UInt32]] = [:]
    var states: [[UInt64]] = []
    for _ in 0..<400 {
      var state = words(&generator)
      if let old = states.randomElement(using: &generator), Bool.random(using: &generator) {
        state = old
        let place = Int.random(in: 0...old.count, using: &generator)
        if Bool.random(using: &generator) { state.insert(5, at: place) }
        if Bool.random(using: &generator) { state.removeSubrange(place...) }
      }
      let packed = state.withUnsafeBufferPointer { Array(packer.pack($0)) }
      #expect(numbers[state, default: packed] == packed)
      numbers[state] = packed
      states.append(state)
    }
    #expect(Set(numbers.values).count == numbers.count)
    for (state, packed) in numbers {
      var words: [UInt64] = []
      packed.withUnsafeBufferPointer { packer.unpack($0, into: &words) }
      #expect(words == state)
    }
  }

  @Test func whatStatesShareIsKeptOnce() {
    var generator = SeededGenerator(state: 3)
    let common = (0..<1_000).map { _ in UInt64.random(in: 0..<(1 << 40), using: &generator) }
    var store = StateStore(maximumCount: .max, tagMask: .max)
    for number in 0..<1_000 as Range<UInt64> {
      // Of different lengths, so that what follows is at other places.
      let state = common[..<500] + [UInt64](repeating: number, count: Int(number % 7) + 1) + common[500...]
      state.withUnsafeBufferPointer { _ = store.insert($0, parent: 0, label: StepLabel(event: 0, run: 0)) }
    }
    #expect(store.count == 1_000)
    #expect(store.bytes < 1_000 * 350)
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return WordHash.mix(state, WordHash.first)
  }
}
