/// A piece of a source: together the pieces are the source. Nothing is understood, only where pieces begin and end.
struct SourceToken: Hashable {
  enum Kind { case name, newline, other }

  var text: String
  var kind: Kind

  init(_ text: String, _ kind: Kind = .other) {
    self.text = text
    self.kind = kind
  }

  static func tokens(_ source: String) -> [SourceToken] {
    var tokens: [SourceToken] = []
    var rest = Substring(source)
    while let first = rest.first {
      if first.isNewline {
        tokens.append(SourceToken(String(first), .newline))
        rest.removeFirst()
        continue
      }
      let end = end(of: first, in: rest)
      let isName = first.isLetter || first == "_" || first == "$"
      tokens.append(SourceToken(String(rest[..<end]), isName ? .name : .other))
      rest = rest[end...]
    }
    return tokens
  }

  private static func end(of first: Character, in rest: Substring) -> String.Index {
    func after(_ isInside: (Character) -> Bool) -> String.Index {
      rest.firstIndex { !isInside($0) } ?? rest.endIndex
    }
    if first.isLetter || first.isNumber || first == "_" || first == "$" {
      return after { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }
    if first.isWhitespace { return after { $0.isWhitespace && !$0.isNewline } }
    if rest.hasPrefix("//") { return after { !$0.isNewline } }
    if first == "\"" {
      let body = rest.dropFirst()
      guard let close = body.firstIndex(where: { $0 == "\"" || $0.isNewline }) else { return rest.endIndex }
      return body[close] == "\"" ? body.index(after: close) : close
    }
    return rest.index(after: rest.startIndex)
  }
}
