/// Something to tell the user about a source text, apart from findings: a syntax error, an unknown name.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable { case error, warning, note }

  package var severity: Severity
  /// One sentence, lower case, without a period.
  package var message: String
  package var span: SourceSpan
  /// Further places or advice, printed as notes.
  package var notes: [Note]

  package struct Note: Sendable {
    package var message: String
    package var span: SourceSpan

    package init(_ message: String, at span: SourceSpan = .none) {
      self.message = message
      self.span = span
    }
  }

  package init(_ severity: Severity, _ message: String, at span: SourceSpan, notes: [Note] = []) {
    self.severity = severity
    self.message = message
    self.span = span
    self.notes = notes
  }
}
