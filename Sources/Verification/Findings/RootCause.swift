import Diagnostics
import Identifiers

/// A property that a subject violates, before it is written up.
struct RootCause: Sendable {
  var rule: RuleID
  /// The failed clause.
  var message: String
  var span: SourceSpan
  var alsoBreaks: [RuleID]
}
