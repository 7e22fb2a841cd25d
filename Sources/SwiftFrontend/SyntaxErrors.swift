import Diagnostics
import Program
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The parser's diagnostics as ours.
package enum SyntaxErrors {
  /// The most diagnostics that one file gives; a note on the last one says that there are more.
  package static let limit = 100

  /// SwiftParserDiagnostics takes time quadratic in the number of errors: parts of a tree with more faulty tokens than
  /// this are examined piece by piece.
  private static let manageable = 1_000

  static func diagnostics(of tree: SourceFileSyntax, in input: SwiftFrontend.Input) -> [Diagnostics.Diagnostic] {
    guard tree.hasError || tree.hasWarning else { return [] }
    var found: [SwiftDiagnostics.Diagnostic] = []
    collect(Syntax(tree), into: &found)
    found.removeAll(where: isOfLaterMode)
    var result = found.prefix(limit).map { convert($0, in: input) }
    if found.count > limit, !result.isEmpty {
      result[result.count - 1].notes.append(.init("further errors in this file are not shown"))
    }
    return result
  }

  /// Adds the diagnostics of the node in source order, until there are more than `limit`.
  private static func collect(_ node: Syntax, into result: inout [SwiftDiagnostics.Diagnostic]) {
    if result.count > limit { return }
    if faults(in: node, upTo: manageable) < manageable {
      result += ParseDiagnosticsGenerator.diagnostics(for: node)
      return
    }
    for child in node.children(viewMode: .all) where child.hasError || child.hasWarning {
      collect(child, into: &result)
    }
  }

  /// `@available (iOS 13, *)`: a space before the arguments is an error in the language mode of Swift 6 only (swiftc 6.3
  /// warns of it with `-swift-version 5`), and the parser goes on behind it as if it were not there.
  private static func isOfLaterMode(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
    guard let token = diagnostic.node.as(TokenSyntax.self) else { return false }
    return token.parent?.as(AttributeSyntax.self)?.leftParen?.id == token.id
  }

  /// How many faulty tokens the node holds, counted until there are `most`.
  private static func faults(in node: Syntax, upTo most: Int) -> Int {
    if node.is(TokenSyntax.self) { return 1 }
    var count = node.is(UnexpectedNodesSyntax.self) ? 1 : 0
    for child in node.children(viewMode: .all) where child.hasError || child.hasWarning {
      count += faults(in: child, upTo: most - count)
      if count >= most { return count }
    }
    return count
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
    return Diagnostics.Diagnostic(severity, diagnostic.message, at: place, notes: notes)
  }

  /// From the position to the end of the node, when that is in the file and behind it.
  private static func span(_ node: Syntax, from position: Int, in input: SwiftFrontend.Input) -> SourceSpan {
    let size = input.file.text.utf8.count
    let start = min(position, size)
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, size)
    return SourceSpan(file: input.index, start: start, end: max(start, end))
  }
}
