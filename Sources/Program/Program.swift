import Diagnostics

/// The declarations of one source file.
package struct ProgramFile: Sendable {
  /// Index of the file in the `SourceMap`.
  package var file: Int
  /// How names are read: models strictly, code under test tolerantly.
  package var reading: Reading
  /// The file whose private declarations this one sees as its own: itself, except for synthesised scenarios, which see
  /// those of the file that holds their subject.
  package var privateScope: Int
  package var imports: [String]
  package var types: [TypeDeclaration]
  package var functions: [Function]
  package var variables: [Variable]
  package var aliases: [TypeAlias]
  /// Statements at top level (scripts); not executed.
  package var statements: [Statement]
  /// Constructs that have no meaning, in source order.
  package var notUnderstood: [NotUnderstood]
  /// The labels of the tuple types that it writes down, sorted.
  package var tupleLabels: [String]
  /// Comments of the form `// expect: …` and `// transverify:…`, in source order.
  package var directives: [Directive]

  package enum Reading: UInt8, Sendable {
    /// Part of the formal machine: unknown names are errors, and its functions are not "app code".
    case machine
    /// Code under test.
    case subject
    /// A file of Interface Builder: no code of its own, but a place for what it adds to classes.
    case interface
  }

  package init(file: Int, reading: Reading) {
    self.file = file
    self.reading = reading
    privateScope = file
    imports = []
    types = []
    functions = []
    variables = []
    aliases = []
    statements = []
    notUnderstood = []
    tupleLabels = []
    directives = []
  }
}

/// A construct that the front end has no meaning for.
package struct NotUnderstood: Sendable, Hashable {
  /// The construct's name in the reader's terms, for example "macro expansion".
  package var construct: String
  package var span: SourceSpan

  package init(construct: String, span: SourceSpan) {
    self.construct = construct
    self.span = span
  }
}

/// A comment that talks to the tool.
package struct Directive: Sendable {
  /// The text after `//`, trimmed: `expect: TV104`, `transverify:allow TV402 - reason`.
  package var text: String
  package var span: SourceSpan
  /// Whether code stands before the comment on its line.
  package var isEndOfLine: Bool

  package init(text: String, span: SourceSpan, isEndOfLine: Bool) {
    self.text = text
    self.span = span
    self.isEndOfLine = isEndOfLine
  }
}

/// The files of a run, in the order in which they were given.
package struct Program: Sendable {
  package var files: [ProgramFile]

  package init(files: [ProgramFile] = []) { self.files = files }
}
