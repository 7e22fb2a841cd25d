import Diagnostics

/// Why a model is not flat: the construct that needs objects, or has no meaning here.
package struct FlatError: Error, Hashable, Sendable {
  /// In lower case, without a period.
  package var message: String
  package var span: SourceSpan

  init(_ message: String, at span: SourceSpan) {
    self.message = message
    self.span = span
  }
}
