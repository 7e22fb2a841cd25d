import Identifiers
import RunReport

/// What every format says of baselines, earlier reports, comments that allow findings, and changes.
enum GateText {
  /// "compared with the baseline base.json: 2 new (1 of them does not count), 2 known, 3 fixed".
  static func sentence(_ comparison: Comparison, in report: Report) -> String {
    let isOfNow = comparison.kind == .baseline
    let idle = isOfNow ? report.findings.count { $0.status == .new && !report.counts($0) } : 0
    let which = idle == 1 ? "1 of them does" : "\(idle) of them do"
    let words = comparison.new == 1 ? "it does" : which
    let note = idle == 0 || comparison.new < idle ? "" : " (\(words) not count)"
    let counts = "\(comparison.new) new\(note), \(comparison.known) known, \(comparison.fixed.count) fixed"
    return "compared with \(subject(comparison)) \(onOneLine(comparison.path)): \(counts)"
  }

  /// Of findings that need not be new in the code; `nil` for none.
  static func farther(_ comparison: Comparison) -> String? {
    guard let number = comparison.farther else { return nil }
    let what = number == 1 ? "new finding is" : "new findings are"
    return "\(Wording.grouped(number)) \(what) of a search that was stopped earlier when the baseline was written: "
      + "the code may have had \(number == 1 ? "it" : "them") before"
  }

  /// Of what the baseline has, and what comes about otherwise now; empty for nothing of the kind. A line each.
  static func otherwise(_ comparison: Comparison, in report: Report) -> [String] {
    guard comparison.kind == .baseline else { return [] }
    let worse = report.findings.count(where: \.isWorseThanAccepted)
    let other = report.findings.count { $0.accepted?.isWorse == false }
    return [
      worse == 0
        ? nil
        : "\(Wording.count(worse, "new finding")) \(worse == 1 ? "is" : "are") known, but worse than accepted: fewer "
          + "disturbances are needed",
      other == 0
        ? nil
        : "\(Wording.count(other, "known finding")) \(other == 1 ? "comes" : "come") about by other events than when the "
          + "baseline was written: `--verbose` shows \(other == 1 ? "its ordering" : "their orderings")",
    ].compactMap(\.self)
  }

  private static func subject(_ comparison: Comparison) -> String {
    switch comparison.kind {
    case .baseline: "the baseline"
    case .trend: "the earlier report"
    }
  }

  /// "12 subjects (2 more), 1,204 states (as before), …"; `nil` when the other file says no sums.
  static func totals(_ comparison: Comparison) -> String? {
    guard let earlier = comparison.earlier else { return nil }
    let now = comparison.now
    return [
      total(now.subjects, earlier.subjects, "subject"), total(now.states, earlier.states, "state"),
      total(now.transitions, earlier.transitions, "transition"),
    ].joined(separator: ", ")
  }

  private static func total(_ now: Int, _ earlier: Int, _ name: String) -> String {
    let change =
      now == earlier ? "as before" : "\(Wording.grouped(abs(now - earlier))) \(now > earlier ? "more" : "fewer")"
    return "\(Wording.count(now, name)) (\(change))"
  }

  /// "TV104 CardAnimator, scenario: …: message".
  static func fixed(_ finding: ComparedFinding) -> String {
    "\(onOneLine(finding.rule)) in \(onOneLine(finding.subject)), scenario: \(onOneLine(finding.scenario)): "
      + onOneLine(finding.message)
  }

  /// "allows TV402 in the whole file, 2 findings: reason".
  static func suppression(_ suppression: Suppression) -> String {
    let rules = Wording.list(suppression.rules.map(\.rawValue))
    let scope = suppression.isForFile ? " in the whole file" : ""
    let count =
      suppression.suppressed.isEmpty ? "nothing here" : Wording.count(suppression.suppressed.count, "finding")
    let stale = suppression.stale.map { "; " + self.stale($0) } ?? ""
    return "allows \(rules)\(scope), \(count): \(onOneLine(suppression.reason))\(stale)"
  }

  /// Of rules that nothing breaks there any more.
  static func stale(_ rules: [RuleID]) -> String {
    let list = Wording.list(rules.map(\.rawValue))
    return "nothing breaks \(list) there any more, so \(rules.count == 1 ? "it" : "they") can go"
  }

  /// "3 findings are allowed by 2 comments"; `nil` when there is no comment.
  static func suppressions(_ report: Report) -> String? {
    guard let all = report.suppressions, !all.isEmpty else { return nil }
    let findings = all.reduce(0) { $0 + $1.suppressed.count }
    let stale = all.count { $0.stale != nil }
    return Wording.count(findings, "finding") + (findings == 1 ? " is" : " are") + " allowed by "
      + Wording.count(all.count, "comment")
      + (stale == 0 ? "" : "; \(Wording.grouped(stale)) of the comments can go, at least in part")
  }

  /// `nil` when every subject was checked.
  static func changes(_ report: Report) -> String? {
    guard let revision = report.changedSince else { return nil }
    let checked = report.subjects.count
    let left = report.leftOutSubjects ?? 0
    let since = "changed since \(onOneLine(revision))"
    let reach = checked == 1 ? "reaches" : "reach"
    let head =
      checked == 0
      ? "no subject reaches what has \(since)"
      : "\(Wording.count(checked, "subject")) \(reach) what has \(since) and "
        + (checked == 1 ? "was checked" : "were checked")
    return "\(head), \(left == 0 ? "none was" : left == 1 ? "1 was" : "\(Wording.grouped(left)) were") left out"
      + fallbacks(report.leftOutFallbacks ?? 0)
  }

  /// A whole run may pass by them.
  private static func fallbacks(_ number: Int) -> String {
    if number == 0 { return "" }
    let what =
      number == 1 ? "is explored only where no other leads to it" : "are explored only where no other leads to them"
    return " (\(Wording.grouped(number)) of them \(what))"
  }
}
