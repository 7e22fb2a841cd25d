import Identifiers
import RunReport

/// One rule of the catalogue, as documentation, reports and `transverify explain` show it.
package struct RuleDescription: Sendable, Hashable {
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

  /// Path of the minimal model that breaks this rule and no other, relative to the folder of the package.
  package var violating: String { "Models/Rules/\(id)/\(id)Violating.swift" }

  /// Path of the minimal model that keeps every rule where the violating one breaks this one.
  package var clean: String { "Models/Rules/\(id)/\(id)Clean.swift" }
}
