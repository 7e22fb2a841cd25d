import Diagnostics
import Program
import SwiftFrontend
import Testing

/// A source text and the tree that it must give, as printed.
struct Example: Sendable, CustomTestStringConvertible {
  var source: String
  var tree: String

  init(_ source: String, _ tree: String) {
    self.source = source
    self.tree = tree
  }

  var testDescription: String { source }

  /// Compares, and demands that the source is free of syntax errors.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let (file, diagnostics) = read(source)
    #expect(file.description == tree, sourceLocation: sourceLocation)
    #expect(diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  }
}

typealias SourceLocation = Testing.SourceLocation

func read(_ source: String) -> SwiftFrontend.Output {
  SwiftFrontend.read(SourceFile(path: "Sources/Cell.swift", text: source), index: 0, reading: .subject)
}

/// The text that a span covers.
func text(_ span: SourceSpan, in source: String) -> String {
  let bytes = Array(source.utf8)
  guard span.file == 0, span.start <= span.end, Int(span.end) <= bytes.count else { return "span outside the file" }
  return String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
}
