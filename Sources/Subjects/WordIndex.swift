import Foundation

/// Which texts may hold a word: asked for many words, it looks at each text once.
///
/// A word is a run of ASCII letters, digits and underscores. Words are known by their hashes, so two that share one only
/// make a text be looked at that need not be.
struct WordIndex {
  private var texts: [WordHash.Value: [Int]] = [:]
  private let count: Int

  /// - Parameter words: those that are asked for. Takes time proportional to the length of the texts.
  init(_ texts: [String], words: some Sequence<String>) {
    count = texts.count
    for word in words where Self.isWord(word) { self.texts[Self.hash(word)] = [] }
    for (number, var text) in texts.enumerated() {
      text.withUTF8 { add($0, number) }
    }
  }

  /// The numbers of the texts that may hold a word, ascending: all, where it is none of those that were asked for.
  func texts(holding word: String) -> [Int] { texts[Self.hash(word)] ?? Array(0..<count) }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ number: Int) {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, Self.isPartOfWord(bytes[end]) { end += 1 }
      if end > start {
        let word = WordHash.of(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        if let known = texts[word], known.last != number { texts[word, default: []].append(number) }
      }
      start = end + 1
    }
  }

  private static func hash(_ word: String) -> WordHash.Value {
    var word = word
    return word.withUTF8(WordHash.of)
  }

  private static func isWord(_ text: String) -> Bool { text.utf8.allSatisfy(isPartOfWord) }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let letter = byte | 32
    return (letter >= 97 && letter <= 122) || byte == 95 || (byte >= 48 && byte <= 57)
  }
}

/// Words as those know them who look at the bytes of many texts: the hash of Fowler, Noll and Vo (FNV-1a, 64 bits).
package enum WordHash {
  package typealias Value = UInt64

  package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Value {
    var hash: Value = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ Value(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

extension StringProtocol {
  /// Whether the text holds another, byte by byte.
  package func holds(_ part: String) -> Bool {
    var (text, part) = (Substring(self), part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, let wanted = part.baseAddress, var start = text.baseAddress else {
          return part.isEmpty
        }
        let end = start + text.count
        while start < end, let found = memchr(start, Int32(first), end - start) {
          start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
          guard end - start >= part.count else { return false }
          if memcmp(start, wanted, part.count) == 0 { return true }
          start += 1
        }
        return false
      }
    }
  }
}
