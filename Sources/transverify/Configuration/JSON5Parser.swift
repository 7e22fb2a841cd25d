/// Reads JSON5 (json5.org): JSON with comments, trailing commas, unquoted keys and either kind of quotes.
///
/// Foundation reads JSON5 too, but on Linux it does not say where a text is wrong.
struct JSON5Parser {
  /// Where the text is wrong and why, without a period.
  struct SyntaxError: Error, Hashable {
    /// Counted from 1.
    var line: Int
    var column: Int
    var message: String
  }

  private static let deepest = 64

  private let text: [Character]
  private var position = 0
  private var depth = 0

  /// The value of a text that holds one value and nothing else. O(length).
  static func parse(_ text: String) throws(SyntaxError) -> JSONValue {
    var parser = JSON5Parser(text: Array(text))
    let value = try parser.value()
    if let next = try parser.next() { throw parser.wrong("nothing may follow the value, but here is '\(next)'") }
    return value
  }

  private init(text: [Character]) { self.text = text }

  private func wrong(_ message: String) -> SyntaxError {
    let before = text[..<min(position, text.count)]
    let line = before.count(where: \.isNewline) + 1
    let column = before.reversed().prefix { !$0.isNewline }.count + 1
    return SyntaxError(line: line, column: column, message: message)
  }

  private func unexpected(_ expected: String) -> SyntaxError {
    guard position < text.count else { return wrong("expected \(expected), but the text ends") }
    return wrong("expected \(expected), not '\(text[position])'")
  }

  /// The next character that is neither space nor comment; `nil` at the end.
  private mutating func next() throws(SyntaxError) -> Character? {
    while position < text.count {
      let character = text[position]
      if character.isWhitespace || character == "\u{FEFF}" {
        position += 1
      } else if character == "/", position + 1 < text.count, text[position + 1] == "/" {
        while position < text.count, !text[position].isNewline { position += 1 }
      } else if character == "/", position + 1 < text.count, text[position + 1] == "*" {
        try skipComment()
      } else {
        return character
      }
    }
    return nil
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = position
    position += 2
    while position + 1 < text.count, text[position] != "*" || text[position + 1] != "/" { position += 1 }
    if position + 1 >= text.count {
      position = start
      throw wrong("the comment does not end")
    }
    position += 2
  }

  private mutating func value() throws(SyntaxError) -> JSONValue {
    switch try next() {
    case "{": return try nested { parser throws(SyntaxError) in .object(try parser.members()) }
    case "[": return try nested { parser throws(SyntaxError) in .array(try parser.elements()) }
    case "\"", "'": return .string(try string())
    default: return try word()
    }
  }

  private mutating func nested(
    _ body: (inout JSON5Parser) throws(SyntaxError) -> JSONValue
  ) throws(SyntaxError) -> JSONValue {
    depth += 1
    if depth > Self.deepest { throw wrong("nothing may be nested more than \(Self.deepest) times") }
    position += 1
    let value = try body(&self)
    position += 1
    depth -= 1
    return value
  }

  /// Stops at the closing bracket.
  private mutating func elements() throws(SyntaxError) -> [JSONValue] {
    var elements: [JSONValue] = []
    while try next() != "]" {
      elements.append(try value())
      if try next() == "]" { break }
      guard try next() == "," else { throw unexpected("',' or ']'") }
      position += 1
    }
    return elements
  }

  /// Stops at the closing brace.
  private mutating func members() throws(SyntaxError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    while let character = try next(), character != "}" {
      let start = position
      let key = character == "\"" || character == "'" ? try string() : name()
      if key.isEmpty { throw unexpected("a key or '}'") }
      if members.contains(where: { $0.key == key }) {
        position = start
        throw wrong("the key '\(key)' is there twice")
      }
      guard try next() == ":" else { throw unexpected("':' after '\(key)'") }
      position += 1
      members.append(JSONValue.Member(key: key, value: try value()))
      if try next() == "}" { break }
      guard try next() == "," else { throw unexpected("',' or '}'") }
      position += 1
    }
    if position >= text.count { throw unexpected("'}'") }
    return members
  }

  /// Letters, digits and what else may stand in names and numbers; empty when there is none.
  private mutating func name() -> String {
    let start = position
    while position < text.count, text[position].isLetter || text[position].isNumber || "_$.+-".contains(text[position])
    {
      position += 1
    }
    return String(text[start..<position])
  }

  private mutating func word() throws(SyntaxError) -> JSONValue {
    let start = position
    let word = name()
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let first = word.first, first.isNumber || "+-.".contains(first), let number = Self.number(word) {
      return .number(number)
    }
    position = start
    throw word.isEmpty ? unexpected("a value") : wrong("'\(word)' is not a value: strings stand in quotes")
  }

  private static func number(_ word: String) -> Double? {
    var digits = word.hasPrefix("+") ? String(word.dropFirst()) : word
    if digits.lowercased().hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map { Double($0) } }
    if digits.hasSuffix(".") { digits += "0" }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func string() throws(SyntaxError) -> String {
    let start = position
    let quote = text[position]
    var result = ""
    position += 1
    while position < text.count, text[position] != quote, !text[position].isNewline {
      if text[position] == "\\" { result += try escape() } else { result.append(text[position]) }
      position += 1
    }
    guard position < text.count, text[position] == quote else {
      position = start
      throw wrong("the string does not end on its line")
    }
    position += 1
    return result
  }

  /// What the escape at the position means; stops at its last character.
  private mutating func escape() throws(SyntaxError) -> String {
    let simple: [Character: String] = [
      "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}", "0": "\0",
    ]
    position += 1
    guard position < text.count else { return "" }
    let character = text[position]
    if character.isNewline { return "" }
    guard character == "u" || character == "x" else { return simple[character] ?? String(character) }
    let digits = text[(position + 1)...].prefix(character == "u" ? 4 : 2)
    guard let number = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(number) else {
      throw wrong("'\\\(character)\(String(digits))' is not a character")
    }
    position += digits.count
    return String(Character(scalar))
  }
}
