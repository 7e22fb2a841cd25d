/// A sentence in which names of code stand between backticks.
package enum Prose: Equatable {
  case words(String)
  case code(String)

  /// What blank lines part.
  static func paragraphs(of text: String) -> [String] { text.split(separator: "\n\n").map(String.init) }

  /// The segments of a sentence, in order. A backtick without a partner on its line, or around nothing, is a backtick.
  package static func segments(of sentence: String) -> [Prose] {
    var segments: [Prose] = []
    var words = ""
    var rest = onOneLine(sentence)[...]
    while let open = rest.firstIndex(of: "`") {
      let inside = rest[rest.index(after: open)...]
      words += rest[..<open]
      guard let close = inside.firstIndex(of: "`"), close > inside.startIndex else {
        words += "`"
        rest = inside
        continue
      }
      if !words.isEmpty { segments.append(.words(words)) }
      words = ""
      segments.append(.code(String(inside[..<close])))
      rest = inside[inside.index(after: close)...]
    }
    words += rest
    if !words.isEmpty { segments.append(.words(words)) }
    return segments
  }
}
