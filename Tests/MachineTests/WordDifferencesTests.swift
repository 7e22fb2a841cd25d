import Exploration
import Testing

@testable import Machine

/// Lists of words that are kept as differences, against the lists themselves.
@Suite struct WordDifferencesTests {
  private func differences(_ words: [UInt64], _ base: [UInt64]) -> [UInt64] {
    var output = [UInt64](repeating: 0, count: WordDifferences.room(words.count))
    let count = words.withUnsafeBufferPointer { words in
      base.withUnsafeBufferPointer { base in
        output.withUnsafeMutableBufferPointer { output in
          output.baseAddress.map { WordDifferences.write(words, against: base, into: $0) } ?? 0
        }
      }
    }
    #expect(count <= output.count)
    return Array(output.prefix(count))
  }

  private func areEqual(_ words: [UInt64], _ differences: [UInt64], _ base: [UInt64]) -> Bool {
    words.withUnsafeBufferPointer { words in
      differences.withUnsafeBufferPointer { differences in
        base.withUnsafeBufferPointer { WordDifferences.areEqual(words, differences, against: $0) }
      }
    }
  }

  /// The words with a few that are others, more, or gone.
  private func changed(_ words: [UInt64], _ random: inout SplitMix64) -> [UInt64] {
    var words = words
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let place = Int.random(in: 0..<(words.count + 1), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: words.insert(UInt64(Int.random(in: 0..<3, using: &random)), at: place)
      case 1: words.removeSubrange(place..<min(words.count, place + 2))
      case 2: words += [1, 2]
      default: if place < words.count { words[place] ^= 1 }
      }
    }
    return words
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func equalWordsAreEqualAndNoOthers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let base = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt64(Int.random(in: 0..<3, using: &random)) }
    for _ in 0..<20 {
      let words = changed(base, &random)
      let kept = differences(words, base)
      #expect(areEqual(words, kept, base))
      let others = changed(words, &random)
      #expect(areEqual(others, kept, base) == (others == words))
    }
  }

  /// A word that is another costs itself and the heads of two pieces.
  @Test func fewDifferencesTakeFewWords() {
    let base = Array(0..<5_000 as Range<UInt64>)
    #expect(differences(base, base).count == 1)
    var words = base
    words[17] = 0
    words[4_000] = 0
    #expect(differences(words, base).count == 5)
    #expect(differences(base, []).count == 5_001)
    #expect(differences([], base) == [])
  }
}
