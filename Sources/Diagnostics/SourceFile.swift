/// One source text with the positions of its lines.
package struct SourceFile: Sendable {
  /// The path as reports show it: relative to the working directory where possible, with `/` separators.
  package let path: String
  package let text: String
  /// UTF-8 offset of the first byte of each line, ascending; never empty.
  private let lineStarts: [Int]

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  package var lineCount: Int { lineStarts.count }

  /// Line and column, both counted from 1, columns in UTF-8 bytes, of a UTF-8 offset. O(log lines).
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The UTF-8 offset of a line and column, both counted from 1; `nil` when there is no such place.
  package func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count, column >= 1 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    let end = line < lineStarts.count ? lineStarts[line] : text.utf8.count + 1
    return offset < end ? offset : nil
  }

  /// The text of a line, counted from 1, without its line break; empty when there is no such line.
  package func line(_ number: Int) -> Substring {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let end = number < lineStarts.count ? utf8.index(utf8.startIndex, offsetBy: lineStarts[number] - 1) : utf8.endIndex
    return text[start..<end]
  }
}
