/// Divides the bytes of a Swift file into what matters for `TokenScan`.
struct TokenScanner {
  enum Token {
    case name(Range<Int>)
    case open, close
    /// Any mark that ends what a keyword began, but not a space.
    case other
    /// A comment of the form `// expect:`.
    case expectation
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> Token? {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isPartOfName(byte) { return .name(name()) }
      position += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "/"):
        if skipComment() { return .expectation }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "`"),
        UInt8(ascii: "."):
        break
      case UInt8(ascii: "\""): skipBraces()
      default: return .other
      }
    }
    return nil
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    let letter = byte | 32
    return (letter >= 97 && letter <= 122) || byte == 95 || byte >= 128 || (byte >= 48 && byte <= 57)
  }

  private mutating func name() -> Range<Int> {
    let start = position
    while position < bytes.count, Self.isPartOfName(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Whether the comment that may begin here states an expectation.
  private mutating func skipComment() -> Bool {
    guard position < bytes.count else { return false }
    if bytes[position] == UInt8(ascii: "/") {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return holds("expect:", in: start..<position)
    }
    if bytes[position] == UInt8(ascii: "*") {
      var depth = 1
      position += 1
      while position + 1 < bytes.count, depth > 0 {
        if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
          depth -= 1
          position += 1
        } else if bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
          depth += 1
          position += 1
        }
        position += 1
      }
    }
    return false
  }

  private func holds(_ text: StaticString, in range: Range<Int>) -> Bool {
    let length = text.utf8CodeUnitCount
    guard range.count >= length else { return false }
    for start in range.lowerBound...(range.upperBound - length) {
      var offset = 0
      while offset < length, bytes[start + offset] == text.utf8Start[offset] { offset += 1 }
      if offset == length { return true }
    }
    return false
  }

  /// A short string without names holds braces at most: `"{"`.
  private mutating func skipBraces() {
    var end = position
    while end < bytes.count, end < position + 8, !Self.isPartOfName(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\"") {
        position = end + 1
        return
      }
      if bytes[end] == UInt8(ascii: "\n") { return }
      end += 1
    }
  }
}
