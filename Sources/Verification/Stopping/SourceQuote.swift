import Diagnostics
import RunReport

/// What the code under test says at a place.
struct SourceQuote {
  let sources: SourceMap

  private static let mostCharacters = 48

  /// Of the first line; nil for synthesised code.
  func text(of span: SourceSpan) -> String? {
    guard span.file >= 0, Int(span.file) < sources.files.count, span.end > span.start else { return nil }
    let bytes = sources.files[Int(span.file)].text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: Int(span.start), limitedBy: bytes.endIndex) ?? bytes.endIndex
    let end = bytes.index(bytes.startIndex, offsetBy: Int(span.end), limitedBy: bytes.endIndex) ?? bytes.endIndex
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// On one line, and not much of it.
  func short(_ span: SourceSpan) -> String? {
    guard let text = text(of: span) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= Self.mostCharacters ? words : words.prefix(Self.mostCharacters - 1) + "…"
  }

  func location(of span: SourceSpan) -> Location? {
    sources.location(of: span).map { Location(path: $0.path, line: $0.line, column: $0.column) }
  }
}
