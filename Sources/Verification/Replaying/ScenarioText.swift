import RunReport

/// Reads a scenario's class that somebody has written: what is above it, and its members as they are written.
struct ScenarioText {
  /// - Parameters:
  ///   - text: Swift that holds the class.
  ///   - offset: of the UTF-8 byte at which the class's name stands.
  static func setUp(in text: String, at offset: Int) -> ReproducerSetUp? {
    let bytes = Array(text.utf8)
    guard bytes.indices.contains(offset) else { return nil }
    var depth = Depth()
    var open: Int?
    for index in offset..<bytes.count {
      let before = depth.level
      depth.read(bytes, at: index)
      if open == nil, depth.level > before, bytes[index] == UInt8(ascii: "{") { open = index }
      guard let start = open, depth.level == 0, bytes[index] == UInt8(ascii: "}") else { continue }
      let head = String(decoding: bytes[offset..<start], as: UTF8.self)
      let bases = head.split(separator: ":", maxSplits: 1).dropFirst().first?.split(separator: ",") ?? []
      let base = bases.first.map { $0.filter { !$0.isWhitespace } } ?? ""
      return ReproducerSetUp(base: base, members: members(String(decoding: bytes[(start + 1)..<index], as: UTF8.self)))
    }
    return nil
  }

  /// The declarations of a class's body, each with its own lines.
  static func members(_ body: String) -> [String] {
    var members: [String] = []
    var current: [Substring] = []
    var depth = Depth()
    for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
      let isBlank = line.allSatisfy(\.isWhitespace)
      if current.isEmpty, isBlank || line.drop(while: \.isWhitespace).hasPrefix("//") { continue }
      current.append(line)
      let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
      for index in bytes.indices { depth.read(bytes, at: index) }
      if depth.level == 0 {
        members.append(unindented(current))
        current = []
      }
    }
    return members
  }

  private static func unindented(_ lines: [Substring]) -> String {
    let indent = lines[0].prefix(while: \.isWhitespace).count
    return lines.map { line in
      line.prefix(indent).allSatisfy(\.isWhitespace) ? String(line.dropFirst(indent)) : String(line)
    }.joined(separator: "\n")
  }

  /// How many brackets are open, those in comments and texts of one line apart.
  private struct Depth {
    var level = 0
    private var isInText = false
    private var isInComment = false

    mutating func read(_ bytes: [UInt8], at index: Int) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { (isInText, isInComment) = (false, false) }
      if isInComment { return }
      if byte == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") { isInText.toggle() }
      if isInText { return }
      switch byte {
      case UInt8(ascii: "/"): isInComment = index > 0 && bytes[index - 1] == byte
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): level -= 1
      default: break
      }
    }
  }
}
