import Identifiers
import Program
import Rules

/// The rules past whose violation a run is not followed.
///
/// What follows an error is mostly its consequence, and nothing that UIKit promises: views that were left behind pile up, a
/// transition that nobody ended is met by the next one. Other errors are found by runs without the first. So states do not
/// multiply by what went wrong before, and reports do not repeat it. Each rule says so itself (`RuleDescription.ending`).
enum EndingRules {
  /// Whoever asked for the rule.
  static let always = rules { $0.ending == .always }

  /// All of them. `EndingRulesTests` holds that no model loses a finding by those that are asked for.
  static let all = rules { $0.severity == .error && $0.ending != .never }.union(always)

  /// Of a run that checks some rules of a workspace: what is not reported, because nobody asked for it or because a comment
  /// allows it, ends no run.
  static func of(_ selection: RuleSelection, _ workspace: Workspace) -> Set<RuleID> {
    always.union(all.filter(selection.contains).subtracting(allowed(in: workspace)))
  }

  /// Rules that a comment of the sources allows somewhere.
  private static func allowed(in workspace: Workspace) -> Set<RuleID> {
    let directives = workspace.program.files.filter { $0.reading == .subject }.flatMap(\.directives)
    return Set(directives.compactMap { SuppressionComment($0.text) }.flatMap(\.rules))
  }

  private static func rules(_ isMeant: (RuleDescription) -> Bool) -> Set<RuleID> {
    Set(RuleCatalogue.all.filter(isMeant).map(\.id))
  }
}
