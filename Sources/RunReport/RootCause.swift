import Diagnostics
import Identifiers

/// A property that a subject violates, before it is written up.
package struct RootCause: Sendable {
  package var rule: RuleID
  /// Which of the rule's checks failed; `nil` where it has one.
  package var check: CheckID?
  /// What the failure speaks of; `nil` where the sentence says all.
  package var fact: FailureFact?
  /// The failed clause.
  package var message: String
  package var span: SourceSpan
  package var alsoBreaks: [RuleID]

  /// What is broken, apart from sentences.
  package var breach: Breach { Breach(rule: rule, check: check, fact: fact) }

  package init(
    rule: RuleID, check: CheckID? = nil, fact: FailureFact? = nil, message: String, span: SourceSpan,
    alsoBreaks: [RuleID]
  ) {
    self.rule = rule
    self.check = check
    self.fact = fact
    self.message = message
    self.span = span
    self.alsoBreaks = alsoBreaks
  }
}
