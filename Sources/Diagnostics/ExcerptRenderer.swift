/// Shows places of source files as a compiler does: line numbers, a few lines around, a caret under the place.
///
///     Cell.swift:3:11: error: expected expression
///     2 |   func open() {
///     3 |     let x =
///       |            ^
///     4 |   }
///
/// Plain text; every line ends with a line break. Carets stand under the right letter where tabs are kept and wide
/// letters (Chinese, Korean, Japanese, emoji) take two columns. Control characters are replaced.
package struct ExcerptRenderer: Sendable {
  package let map: SourceMap
  /// Lines shown before and after the place.
  package let context: Int
  /// Longer lines are cut around the place, in columns.
  package let maximumWidth: Int

  package init(map: SourceMap, context: Int = 2, maximumWidth: Int = 160) {
    self.map = map
    self.context = context
    self.maximumWidth = max(20, maximumWidth)
  }

  /// The headline, the excerpt, and the notes, each with its own excerpt.
  package func render(_ diagnostic: Diagnostic) -> String {
    var text = headline(diagnostic.severity.rawValue, diagnostic.message, diagnostic.span)
    text += excerpt(of: diagnostic.span)
    for note in diagnostic.notes {
      text += headline("note", note.message, note.span) + excerpt(of: note.span)
    }
    return text
  }

  private func headline(_ severity: String, _ message: String, _ span: SourceSpan) -> String {
    guard let place = map.location(of: span) else { return "\(severity): \(message)\n" }
    return "\(place.path):\(place.line):\(place.column): \(severity): \(message)\n"
  }

  /// The lines around a span with its first line underlined; empty for a span without source.
  package func excerpt(of span: SourceSpan) -> String {
    guard span.file >= 0, Int(span.file) < map.files.count else { return "" }
    let file = map.files[Int(span.file)]
    let start = file.position(at: Int(span.start))
    let numbers = max(1, start.line - context)...min(file.lineCount, start.line + context)
    let gutter = String(numbers.upperBound).count
    var text = ""
    for number in numbers where number <= start.line || !isTrailingBlank(number, file) {
      let label = String(repeating: " ", count: gutter - String(number).count) + String(number)
      let line = ExcerptLine(file.line(number))
      let isMarked = number == start.line
      let marked = isMarked ? line.columns(from: start.column - 1, length: Int(span.end - span.start)) : 0..<0
      let window = line.window(around: marked, width: maximumWidth)
      text += trimmed("\(label) | \(line.text(in: window))")
      if isMarked {
        text += trimmed(String(repeating: " ", count: gutter) + " | " + line.caret(under: marked, in: window))
      }
    }
    return text
  }

  /// The empty line that follows the last line break of a file.
  private func isTrailingBlank(_ number: Int, _ file: SourceFile) -> Bool {
    number == file.lineCount && file.line(number).isEmpty
  }

  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\t" { line = line.dropLast() }
    return line + "\n"
  }
}
