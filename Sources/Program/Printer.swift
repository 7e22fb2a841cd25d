/// Renders the tree as text, the same text for the same tree: for tests and for looking at what the front end made.
///
/// Declarations and statements look like Swift, one per line; expressions are prefix forms in parentheses, so that
/// every operator shows what it applies to: `(+ a (call b.c label: 1))`.
struct Printer {
  private(set) var lines: [String] = []
  private var indentation = 0

  /// Adds a line at the current indentation. Text with line breaks keeps its own relative indentation.
  mutating func line(_ text: String) {
    let prefix = String(repeating: "  ", count: indentation)
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { lines.append(prefix + part) }
  }

  /// Adds `head {`, the indented body and `}`; an empty body gives `head {}`.
  mutating func block(_ head: String, closing: String = "}", _ body: (inout Printer) -> Void) {
    let opened = lines.count
    line(head + " {")
    indentation += 1
    body(&self)
    indentation -= 1
    if lines.count == opened + 1 {
      lines[opened] += closing
    } else {
      line(closing)
    }
  }

  /// The indented statements between braces.
  mutating func block(_ head: String, _ statements: [Statement]) {
    block(head) { printer in
      for statement in statements { printer.statement(statement) }
    }
  }

  var text: String { lines.joined(separator: "\n") }

  static func text(_ body: (inout Printer) -> Void) -> String {
    var printer = Printer()
    body(&printer)
    return printer.text
  }
}

extension ProgramFile: CustomStringConvertible {
  package var description: String { Printer.text { $0.file(self) } }
}

extension TypeDeclaration: CustomStringConvertible {
  package var description: String { Printer.text { $0.type(self) } }
}

extension Function: CustomStringConvertible {
  package var description: String { Printer.text { $0.function(self) } }
}

extension Variable: CustomStringConvertible {
  package var description: String { Printer.text { $0.variable(self) } }
}

extension Statement: CustomStringConvertible {
  package var description: String { Printer.text { $0.statement(self) } }
}

extension Expression: CustomStringConvertible {
  package var description: String { Printer.expression(self) }
}

extension Pattern: CustomStringConvertible {
  package var description: String { Printer.pattern(self) }
}

extension TypeReference: CustomStringConvertible {
  package var description: String { Printer.reference(self) }
}
