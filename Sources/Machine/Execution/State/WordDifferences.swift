/// A list of words as what tells it from another one, its base.
///
/// Two configurations of one step at the same instruction are mostly equal word by word. Their differences are pieces: a head
/// with the numbers of words that are those of the base and of words that follow, then these. What is longer than the base
/// has words of its own there.
enum WordDifferences {
  /// Fewer equal words than this are written down: a head costs a word, too.
  private static let shortest = 4

  /// Words that `write` takes at most for so many.
  static func room(_ count: Int) -> Int { count + count / shortest + 2 }

  /// Writes the differences and answers how many words they take. O(count).
  static func write(
    _ words: UnsafeBufferPointer<UInt64>, against base: UnsafeBufferPointer<UInt64>,
    into output: UnsafeMutablePointer<UInt64>
  ) -> Int {
    var (count, position) = (0, 0)
    while position < words.count {
      let start = position
      while position < words.count, isEqual(words, base, position) { position += 1 }
      let own = position
      while position < words.count, !beginsEqual(words, base, position) { position += 1 }
      output[count] = UInt64(own - start) << 32 | UInt64(position - own)
      for index in own..<position { output[count + 1 + index - own] = words[index] }
      count += 1 + position - own
    }
    return count
  }

  /// Whether words are those that were written against a base. O(count).
  static func areEqual(
    _ words: UnsafeBufferPointer<UInt64>, _ differences: UnsafeBufferPointer<UInt64>,
    against base: UnsafeBufferPointer<UInt64>
  ) -> Bool {
    var (next, position) = (0, 0)
    while next < differences.count {
      let same = Int(differences[next] >> 32)
      let own = Int(differences[next] & 0xFFFF_FFFF)
      guard position + same + own <= words.count else { return false }
      for index in position..<position + same where words[index] != base[index] { return false }
      position += same
      for index in 0..<own where words[position + index] != differences[next + 1 + index] { return false }
      position += own
      next += 1 + own
    }
    return position == words.count
  }

  @inline(__always) private static func isEqual(
    _ words: UnsafeBufferPointer<UInt64>, _ base: UnsafeBufferPointer<UInt64>, _ position: Int
  ) -> Bool { position < base.count && words[position] == base[position] }

  /// Whether enough equal words follow for a piece to begin.
  @inline(__always) private static func beginsEqual(
    _ words: UnsafeBufferPointer<UInt64>, _ base: UnsafeBufferPointer<UInt64>, _ position: Int
  ) -> Bool {
    guard position + shortest <= words.count else { return false }
    for index in position..<position + shortest where !isEqual(words, base, index) { return false }
    return true
  }
}
