/// A stretch of one source file, as a compact value that trees and bytecode carry.
package struct SourceSpan: Hashable, Sendable {
  /// Index into the `SourceMap`; negative for code that has no source.
  package var file: Int32
  /// UTF-8 offsets, half open.
  package var start: Int32
  package var end: Int32

  package init(file: Int, start: Int, end: Int) {
    self.file = Int32(file)
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: end)
  }

  /// Whether another place lies in this one; each lies in itself.
  package func contains(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// The place of synthesised code.
  package static let none = SourceSpan(file: -1, start: 0, end: 0)
}

/// A line and column of a named file, as printed.
package struct SourceLocation: Hashable, Sendable, Comparable {
  package var path: String
  package var line: Int
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// All files of a run; spans index into it.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a file and answers the index that spans of it carry.
  package mutating func add(_ file: SourceFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// Where a span begins; `nil` for synthesised code.
  package func location(of span: SourceSpan) -> SourceLocation? {
    guard span.file >= 0, Int(span.file) < files.count else { return nil }
    let file = files[Int(span.file)]
    let position = file.position(at: Int(span.start))
    return SourceLocation(path: file.path, line: position.line, column: position.column)
  }
}
