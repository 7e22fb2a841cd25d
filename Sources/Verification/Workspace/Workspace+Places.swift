import Diagnostics
import RunReport

/// What reports quote of the sources.
extension Workspace {
  /// Where a span lies, as reports say it; `nil` for code that nobody has written.
  func location(of span: SourceSpan) -> Location? {
    sources.location(of: span).map { Location(path: $0.path, line: $0.line, column: $0.column) }
  }

  /// The lines of a span with a marker, ready to print.
  static func excerpt(_ span: SourceSpan, _ sources: SourceMap) -> [String] {
    ExcerptRenderer(map: sources).excerpt(of: span).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}
