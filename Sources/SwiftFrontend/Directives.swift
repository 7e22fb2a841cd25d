import Diagnostics
import Program
import SwiftSyntax

/// Comments that talk to the tool: `// expect: …` and `// transverify:…`, nothing before the word.
extension Builder {
  private static let words = ["expect:", "transverify:"].map { Array($0.utf8) }

  /// The directives of active code, in source order. O(text) when there are none.
  func directives(in tree: SourceFileSyntax) -> [Directive] {
    let text = Array(source.text.utf8)
    return candidates(in: text).filter { !isInactive($0) && isComment($0, in: tree) }.map { directive(at: $0, text) }
  }

  /// Offsets of `//` followed by one of the words; some may stand in strings or in other comments.
  private func candidates(in text: [UInt8]) -> [Int] {
    let slash = UInt8(ascii: "/")
    var result: [Int] = []
    var offset = 0
    while offset + 1 < text.count {
      guard text[offset] == slash, text[offset + 1] == slash else {
        offset += 1
        continue
      }
      var start = offset + 2
      while start < text.count, isBlank(text[start]) { start += 1 }
      if Self.words.contains(where: { text[start...].starts(with: $0) }) { result.append(offset) }
      offset = start
    }
    return result
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func isInactive(_ offset: Int) -> Bool {
    inactive.contains { Int($0.start) <= offset && offset < Int($0.end) }
  }

  /// Whether a line comment begins at the offset.
  private func isComment(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return false }
    let isLeading = offset < token.positionAfterSkippingLeadingTrivia.utf8Offset
    var position = isLeading ? token.position.utf8Offset : token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in isLeading ? token.leadingTrivia : token.trailingTrivia {
      if position == offset, case .lineComment = piece { return true }
      position += piece.sourceLength.utf8Length
    }
    return false
  }

  private func directive(at offset: Int, _ text: [UInt8]) -> Directive {
    var end = offset
    while end < text.count, !isBreak(text[end]) { end += 1 }
    while end > offset, isBlank(text[end - 1]) { end -= 1 }
    var start = offset + 2
    while start < end, isBlank(text[start]) { start += 1 }
    var before = offset
    while before > 0, isBlank(text[before - 1]) { before -= 1 }
    let isEndOfLine = before > 0 && !isBreak(text[before - 1])
    return Directive(
      text: String(decoding: text[start..<end], as: UTF8.self),
      span: SourceSpan(file: index, start: offset, end: end), isEndOfLine: isEndOfLine)
  }
}
