import Identifiers

/// What a finding says is broken, apart from its sentence and its place: what findings of several runs are compared by.
package struct Breach: Hashable, Sendable {
  package var rule: RuleID
  /// Which of the rule's checks failed; `nil` where it has one.
  package var check: CheckID?
  /// What the failure speaks of; `nil` where the rule says all.
  package var fact: FailureFact?

  package init(rule: RuleID, check: CheckID?, fact: FailureFact?) {
    self.rule = rule
    self.check = check
    self.fact = fact
  }
}

extension Finding {
  /// What is broken.
  package var breach: Breach {
    get { Breach(rule: rule, check: check, fact: fact) }
    set { (rule, check, fact) = (newValue.rule, newValue.check, newValue.fact) }
  }
}
