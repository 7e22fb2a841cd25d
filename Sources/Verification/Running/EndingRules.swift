import Identifiers
import Program

/// The rules past whose violation a run is not followed.
///
/// What follows an error is mostly its consequence, and nothing that UIKit promises: views that were left behind pile up, a
/// transition that nobody ended is met by the next one. Other errors are found by runs without the first. So states do not
/// multiply by what went wrong before, and reports do not repeat it.
enum EndingRules {
  /// A second completion, a flag that contradicts what happened, a stack that is changed in mid-flight: UIKit believes
  /// something else than the app from here on, whoever asked for the rule.
  static let always: Set<RuleID> = [.TV101, .TV104, .TV701]

  /// Errors after which a run goes on, because nothing is broken yet: another violation behind them is one of its own.
  /// `EndingRulesTests` holds that no model loses a finding by the others.
  private static let harmless: Set<RuleID> = [
    // Where the flag comes from; the transition ends all the same, and what it leaves behind is looked at then.
    .TV105,
    // A view was touched that the context does not vend; what becomes of it shows later.
    .TV302,
    // A property was not put back; others may not have been, either.
    .TV306, .TV307,
    // One callback of appearance is missing; the next presentation may miss others.
    .TV507,
  ]

  /// All of them.
  static let all = Set(RuleCatalogue.all.filter { $0.severity == .error }.map(\.id)).subtracting(harmless).union(always)

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
}
