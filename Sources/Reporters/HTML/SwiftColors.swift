/// A line of Swift cut into pieces that a page sets apart: enough for reading, not a parser.
enum SwiftColors {
  enum Kind { case plain, keyword, string, comment, number }

  static func pieces(of line: String) -> [(kind: Kind, text: String)] {
    var pieces: [(kind: Kind, text: String)] = []
    var rest = line[...]
    while let first = rest.first {
      let (kind, end) = piece(first, rest)
      let text = String(rest[..<end])
      if kind == .plain, let last = pieces.last, last.kind == .plain {
        pieces[pieces.count - 1].text = last.text + text
      } else {
        pieces.append((kind, text))
      }
      rest = rest[end...]
    }
    return pieces
  }

  private static func piece(_ first: Character, _ rest: Substring) -> (Kind, Substring.Index) {
    if rest.hasPrefix("//") || rest.hasPrefix("/*") { return (.comment, rest.endIndex) }
    if first == "\"" { return (.string, endOfString(rest)) }
    if first.isLetter || "_@#".contains(first) {
      let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
      return (keywords.contains(String(rest[..<end])) ? .keyword : .plain, end)
    }
    if first.isNumber {
      return (.number, rest.firstIndex { !($0.isNumber || $0.isLetter || $0 == "_" || $0 == ".") } ?? rest.endIndex)
    }
    // A name after a dot is a member, whatever it is called.
    if first == "." {
      let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
      return (.plain, end)
    }
    return (.plain, rest.index(after: rest.startIndex))
  }

  private static func endOfString(_ rest: Substring) -> Substring.Index {
    var index = rest.index(after: rest.startIndex)
    while index < rest.endIndex {
      if rest[index] == "\"" { return rest.index(after: index) }
      if rest[index] == "\\", rest.index(after: index) < rest.endIndex { index = rest.index(after: index) }
      index = rest.index(after: index)
    }
    return rest.endIndex
  }

  private static let keywords: Set<String> = [
    "@objc", "as", "await", "break", "case", "catch", "class", "continue", "convenience", "default", "defer", "deinit",
    "didSet", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "open",
    "override",
    "private", "protocol", "public", "repeat", "required", "return", "self", "Self", "set", "static", "struct", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]
}
