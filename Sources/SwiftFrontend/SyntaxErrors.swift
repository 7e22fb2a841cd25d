import Diagnostics
import Program
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The parser's diagnostics as ours.
package enum SyntaxErrors {
  /// The most diagnostics that one file gives; a note on the last one says how many more there are.
  package static let limit = 100

  /// SwiftParserDiagnostics takes time quadratic in the number of errors, so above this size (in bytes) the parts of
  /// a file are examined one by one until the limit is reached.
  private static let wholeFileSize = 1 << 20

  static func diagnostics(of tree: SourceFileSyntax, in input: SwiftFrontend.Input) -> [Diagnostics.Diagnostic] {
    guard tree.hasError || tree.hasWarning else { return [] }
    let found = collect(tree)
    let overflow = found.first { $0.message.contains("maximum nesting level") }
    let shown = overflow.map { [$0] } ?? Array(found.prefix(limit))
    var result = shown.map { convert($0, in: input) }
    if overflow == nil, found.count > limit, !result.isEmpty {
      result[result.count - 1].notes.append(.init("\(found.count - limit) more diagnostics in this file are not shown"))
    }
    return result
  }

  private static func collect(_ tree: SourceFileSyntax) -> [SwiftDiagnostics.Diagnostic] {
    if tree.totalLength.utf8Length <= wholeFileSize { return ParseDiagnosticsGenerator.diagnostics(for: tree) }
    var result: [SwiftDiagnostics.Diagnostic] = []
    collect(Syntax(tree), into: &result)
    return result
  }

  /// Examines the largest parts that are below the size; tokens that stand alone in larger parts are examined alone.
  private static func collect(_ node: Syntax, into result: inout [SwiftDiagnostics.Diagnostic]) {
    for child in node.children(viewMode: .all) where child.hasError || child.hasWarning {
      if result.count > limit { return }
      if child.totalLength.utf8Length <= wholeFileSize {
        result += ParseDiagnosticsGenerator.diagnostics(for: child)
      } else {
        collect(child, into: &result)
      }
    }
  }

  private static func convert(
    _ diagnostic: SwiftDiagnostics.Diagnostic, in input: SwiftFrontend.Input
  ) -> Diagnostics.Diagnostic {
    let severity: Diagnostics.Diagnostic.Severity = diagnostic.diagMessage.severity == .error ? .error : .warning
    let place = span(diagnostic.node, from: diagnostic.position.utf8Offset, in: input)
    let notes = diagnostic.notes.map { note in
      Diagnostics.Diagnostic.Note(
        note.message, at: span(note.node, from: note.position.utf8Offset, in: input))
    }
    return Diagnostics.Diagnostic(severity, message(diagnostic.message), at: place, notes: notes)
  }

  /// The parser's own words for too deep nesting do not say what is wrong with the code.
  private static func message(_ text: String) -> String {
    text.contains("maximum nesting level")
      ? "the code is nested too deeply: no more than 256 brackets may be open at once" : text
  }

  /// From the position to the end of the node, when that is in the file and behind it.
  private static func span(_ node: Syntax, from position: Int, in input: SwiftFrontend.Input) -> SourceSpan {
    let size = input.file.text.utf8.count
    let start = min(position, size)
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, size)
    return SourceSpan(file: input.index, start: start, end: max(start, end))
  }
}
