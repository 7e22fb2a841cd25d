import Diagnostics
import Identifiers

/// A broken rule at a place of a source file: what a repair starts from.
package struct Defect: Hashable, Sendable {
  package var rule: RuleID
  /// What the failure speaks of; `nil` where the rule says all.
  package var fact: FailureFact?
  /// UTF-8 offset of what is to blame; `nil` when that lies in another file, and the trace only passes through this one.
  package var place: Int?
  /// Whether the text alone shows it: no ordering says whether a change is of use.
  package var isInText: Bool

  package init(rule: RuleID, fact: FailureFact? = nil, place: Int?, isInText: Bool = false) {
    self.rule = rule
    self.fact = fact
    self.place = place
    self.isInText = isInText
  }
}

/// A change of one file that may repair a defect. Whether it does is for the check to say.
package struct SourceChange: Hashable, Sendable {
  /// What it does, one clause, lower case.
  package var title: String
  package var edits: [TextEdit]

  package init(_ title: String, _ edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }
}
