/// One line of an excerpt as printable cells, one per character.
struct ExcerptLine {
  private struct Cell {
    var character: Character
    /// Columns on a terminal; a tab counts as one where widths are compared.
    var width: Int
    /// UTF-8 offset in the line.
    var offset: Int
  }

  private var cells: [Cell] = []
  private var size = 0

  init(_ line: Substring) {
    for character in line {
      let length = character.utf8.count
      if character != "\r" {
        cells.append(Cell(character: Self.printable(character), width: Self.width(character), offset: size))
      }
      size += length
    }
  }

  /// The cells that a run of bytes covers; empty, at its place, when it covers none.
  func columns(from offset: Int, length: Int) -> Range<Int> {
    let first = cells.firstIndex { $0.offset >= offset } ?? cells.count
    let start = first > 0 && (first == cells.count ? size : cells[first].offset) > offset ? first - 1 : first
    let end = cells.firstIndex { $0.offset >= offset + length } ?? cells.count
    return start..<max(start, end)
  }

  /// The cells to show: all when they fit, else a stretch that holds the beginning of the marked cells.
  func window(around marked: Range<Int>, width: Int) -> Range<Int> {
    guard cells.count > width else { return cells.indices }
    let start = min(max(0, marked.lowerBound - width / 3), cells.count - width)
    return start..<start + width
  }

  func text(in window: Range<Int>) -> String {
    let text = String(cells[window].map(\.character))
    return (window.lowerBound > 0 ? "…" : "") + text + (window.upperBound < cells.count ? "…" : "")
  }

  /// `^~~~` under the marked cells.
  func caret(under marked: Range<Int>, in window: Range<Int>) -> String {
    var result = window.lowerBound > 0 ? " " : ""
    for cell in cells[window.lowerBound..<max(window.lowerBound, min(marked.lowerBound, window.upperBound))] {
      result += cell.character == "\t" ? "\t" : String(repeating: " ", count: cell.width)
    }
    let width = cells[marked.clamped(to: window)].reduce(0) { $0 + $1.width }
    return result + "^" + String(repeating: "~", count: max(0, width - 1))
  }

  private static func printable(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character != "\t" else { return character }
    return scalar.properties.generalCategory == .control ? "\u{FFFD}" : character
  }

  /// 2 for letters that East Asian fonts and emoji draw wide, by the blocks of Unicode's East Asian Width.
  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
