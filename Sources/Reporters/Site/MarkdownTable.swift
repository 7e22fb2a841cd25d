/// Rows of tables.
enum MarkdownTable {
  /// The cells of a row; `\|` and bars in code do not part cells.
  static func cells(_ line: String) -> [String] {
    var cells: [String] = [""]
    var isCode = false
    var isEscaped = false
    for character in MarkdownReader.trimmed(line).dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|", !isEscaped, !isCode {
        cells.append("")
      } else {
        if character == "|", isEscaped { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if MarkdownReader.trimmed(cells.last ?? "").isEmpty { cells.removeLast() }
    return cells.map { MarkdownReader.trimmed($0) }
  }
}
