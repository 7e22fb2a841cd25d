import Diagnostics

/// A part of a function that runs only where a condition has gone one way.
package struct CodeBranch: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case then, otherwise
    /// What follows `else` of a `guard`.
    case guardBody
    /// A case of a `switch`; the pattern as far as it is short: `.changed`.
    case switchCase(String)
    case defaultCase
    case catchClause
    case forBody, whileBody
  }

  package var kind: Kind
  /// The first statement, or the statement around where there is none.
  package var span: SourceSpan
  /// The function that it is a part of, by number; -1 while it is being lowered. A closure is a function of its own.
  package var function: Int32

  package init(kind: Kind, span: SourceSpan, function: Int32) {
    self.kind = kind
    self.span = span
    self.function = function
  }
}
