import Identifiers
import RunReport

/// What the exploration of one subject says of every rule.
struct RuleVerdicts {
  /// For every rule that is checked.
  let verdicts: [RuleID: Verdict]

  /// `exercised` names the rules whose condition was evaluated at least once.
  init(selection: RuleSelection, findings: [Finding], exercised: Set<RuleID>, isExhaustive: Bool) {
    let violated = Set(findings.filter { $0.confidence != .possible }.flatMap { [$0.rule] + $0.alsoBreaks })
    let possible = Set(findings.flatMap { [$0.rule] + $0.alsoBreaks })
    var verdicts: [RuleID: Verdict] = [:]
    for rule in selection.rules {
      if violated.contains(rule) || possible.contains(rule) {
        verdicts[rule] = .violated
      } else if !isExhaustive {
        verdicts[rule] = .incomplete
      } else {
        verdicts[rule] = exercised.contains(rule) || RuleID.judgedInEveryState.contains(rule) ? .holds : .vacuous
      }
    }
    self.verdicts = verdicts
  }

  /// The subject's verdict: the worst of its rules; vacuous when nothing was exercised at all.
  var verdict: Verdict {
    let all = Set(verdicts.filter { !RuleID.judgedInEveryState.contains($0.key) }.values)
    if verdicts.values.contains(.violated) { return .violated }
    if verdicts.values.contains(.incomplete) { return .incomplete }
    return all == [.vacuous] ? .vacuous : .holds
  }
}
