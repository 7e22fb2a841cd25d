/// A sum of 128 bits over texts and numbers, that tells contents apart for the purposes of a cache.
///
/// Two lanes mix every eight bytes on their own, and each value is preceded by its length, so that no two lists of values
/// run together. Nobody is to be kept from making two contents with one sum on purpose: a cache is the user's own.
struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  init() {}

  mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest)
  }

  mutating func add(_ other: ContentHash) {
    mix(other.first)
    mix(other.second)
  }

  /// 32 characters, a name for a file.
  var text: String { Self.hexadecimal(first) + Self.hexadecimal(second) }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x9E37_79B9_7F4A_7C15
    first ^= first >> 29
    second = (second &+ word) &* 0xBF58_476D_1CE4_E5B9
    second ^= second >> 31
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
