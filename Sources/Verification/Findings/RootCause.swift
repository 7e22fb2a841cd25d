import Diagnostics
import Identifiers
import RunReport

/// A property that a subject violates, before it is written up.
struct RootCause: Sendable {
  var rule: RuleID
  /// Which of the rule's checks failed; `nil` where it has one.
  var check: CheckID?
  /// What the failure speaks of; `nil` where the sentence says all.
  var fact: FailureFact?
  /// The failed clause.
  var message: String
  var span: SourceSpan
  var alsoBreaks: [RuleID]

  /// What is broken, apart from sentences.
  var breach: Breach { Breach(rule: rule, check: check, fact: fact) }
}
