import Identifiers
import RunReport

/// Everything that is said of one rule beside when it is broken, which the formal machine decides.
package struct RuleDescription: Sendable {
  /// How a rule is decided.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A bad state or step is never reached.
    case safety
    /// Something eventually happens, as long as the run loop turns, animations end and gestures end.
    case liveness
    /// A property of every control path; reported when the path is executed.
    case `static`
  }

  package let id: RuleID
  /// Number of the property in the semantics document, `P-04`; `nil` for rules that come from published defects.
  package let property: String?
  /// Short name in kebab case, `completion-flag-agrees`.
  package let name: String
  /// The rule as a headline: upper case first letter, no period.
  package let title: String
  /// The exact statement. `t` is a transition, `complete(t, f)` a call of `completeTransition(f)` on its context.
  package let statement: String
  package let kind: Kind
  package let severity: Severity
  /// What the person who uses the app experiences, in one or two sentences.
  package let consequence: String
  /// Why UIKit cares, with the rules of the semantics document that say so.
  package let why: String
  /// The shortest typical ordering that breaks the rule, one step per element, without numbers.
  package let example: [String]
  /// What to change.
  package let remedy: String
  /// Where Apple or the community documents it.
  package let documentation: String

  /// Consequences of findings whose clause goes the other way round than the usual one, by the check that failed.
  var variants: [CheckID: String] = [:]
  /// What to change where the usual remedy does not help, by the check that failed.
  package var remedies: [CheckID: String] = [:]
  /// Rules that a violation breaks as well, whenever it occurs.
  package var alwaysBreaks: [RuleID] = []
  /// Rules that are folded into this one's finding when both blame the same place or the second needs the first.
  package var absorbs: [RuleID] = []
  /// Rules that a later transition breaks because of the state that the mistake leaves behind.
  package var leavesBehind: [RuleID] = []
  /// Whether runs are followed past a violation.
  package var ending = Ending.usual
  /// What a test that reproduces a finding looks at.
  package let reproducer: ReproducerChecks
  /// The clause that failed, with its values. It answers `nil` where the message says all.
  package let clause: @Sendable (ClauseReader) -> Clause?

  /// Path of the minimal model that breaks this rule and no other, relative to the folder of the package.
  package var violating: String { "Models/Rules/\(id)/\(id)Violating.swift" }

  /// Path of the minimal model that keeps every rule where the violating one breaks this one.
  package var clean: String { "Models/Rules/\(id)/\(id)Clean.swift" }

  /// What the user experiences where a check of the rule fails.
  package func consequence(of check: CheckID?) -> String { check.flatMap { variants[$0] } ?? consequence }

  /// What to change where a check of the rule fails.
  package func remedy(of check: CheckID?) -> String { check.flatMap { remedies[$0] } ?? remedy }

  /// Every remedy, the usual one first, without repetitions.
  var allRemedies: [String] { all(remedy, remedies) }

  /// Every consequence in the same way.
  package var allConsequences: [String] { all(consequence, variants) }

  private func all(_ usual: String, _ others: [CheckID: String]) -> [String] {
    others.sorted { $0.key.rawValue < $1.key.rawValue }.reduce(into: [usual]) { all, other in
      if !all.contains(other.value) { all.append(other.value) }
    }
  }
}

extension RuleDescription {
  /// How far a run goes where the rule is broken.
  package enum Ending: Sendable {
    /// Not on, where the rule is an error that somebody has asked for and no comment allows.
    case usual
    /// Never on, whoever asked for the rule: UIKit believes something else than the app from there on.
    case always
    /// Always on, although it is an error: nothing is broken yet, and another violation behind it is one of its own.
    case never
  }
}
