import Program

/// What the words of a file tell: whether it is written in Swift 2, by words that the SDK refuses since.
struct OldSwift {
  private(set) var isSwift2 = false
  /// The word `await` stands somewhere.
  private(set) var waits = false
  /// Names that the file declares with `var` or `let`: they are its own, not the SDK's.
  private(set) var variables: Set<String> = []
  /// Types that the file declares.
  private(set) var types: Set<String> = []

  private static let proofs = words(OldNameList.proofs)
  private static let declarations = words(OldNameList.declarations)
  private static let modern = words(OldNameList.modern)
  private static let introducers: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]

  private static let conditions: Set<String> = ["if", "guard", "while"]
  /// Words with which a binding's condition is over, or behind which `where` stands to this day.
  private static let enders: Set<String> = [
    "for", "in", "case", "func", "extension", "class", "struct", "enum", "protocol", "switch", "return", "else",
    "catch", "init", "subscript", "typealias", "associatedtype",
  ]

  private static func words(_ list: String) -> Set<String> {
    Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// Reads the words of the text, comments and string literals left out. O(length).
  init(_ text: String) {
    var scanner = WordScanner(text)
    var last = ""
    var proofs = 0
    // How often names stand that prove something unless the file declares them itself.
    var names: [String: Int] = [:]
    var functions: Set<String> = []
    var hints = 0
    var modern = 0
    // Conditions of a binding stood behind `where`: `if let x = y where x > 0`.
    var isInBinding = false
    while let word = scanner.next() {
      // A label, or a parameter of that name, is the file's own.
      if Self.proofs.contains(word), !scanner.isAtColon { names[word, default: 0] += 1 }
      if Self.declarations.contains(word) { hints += 1 }
      if Self.modern.contains(word) { modern += 1 }
      // Layers had animations for keys before, too.
      if word == "forKey", last == "view" || last == "viewController" { modern += 1 }
      if word == "transitionWasCancelled", scanner.isAtCall { proofs += 1 }
      if word == "let" || word == "var", Self.conditions.contains(last) { isInBinding = true }
      if Self.enders.contains(word) { isInBinding = false }
      if word == "where", isInBinding, !scanner.isAtColon { proofs += 1 }
      if word == "await" { waits = true }
      if word == "transitionContext", last == "animateTransition" || last == "transitionDuration" { hints += 1 }
      if last == "var" || last == "let" { variables.insert(word) }
      if last == "func" { functions.insert(word) }
      if Self.introducers.contains(last) { types.insert(word) }
      last = word
    }
    let own = variables.union(functions)
    proofs += names.filter { !own.contains($0.key) }.values.reduce(0, +)
    isSwift2 = proofs > modern || proofs + hints > 0 && modern == 0
  }
}

/// The identifiers and keywords of a source text in order.
private struct WordScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> String? {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isWord(byte) {
        let start = position
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      skip(byte)
    }
    return nil
  }

  /// Whether the last word is followed by arguments.
  var isAtCall: Bool { position < bytes.count && bytes[position] == UInt8(ascii: "(") }

  /// Whether the last word is a label.
  var isAtColon: Bool { position < bytes.count && bytes[position] == UInt8(ascii: ":") }

  /// Passes over a comment, a string literal on one line, or one byte.
  private mutating func skip(_ byte: UInt8) {
    let following = position + 1 < bytes.count ? bytes[position + 1] : 0
    position += 1
    if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
      position += 1
      while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
      {
        position += 1
      }
      position += 2
    } else if byte == UInt8(ascii: "\"") {
      while position < bytes.count, bytes[position] != byte, bytes[position] != UInt8(ascii: "\n") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      position += 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
