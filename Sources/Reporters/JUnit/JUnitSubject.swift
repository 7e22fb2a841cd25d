import Identifiers
import RunReport

/// The test cases of one subject: a rule each, and those together whose situation never arose.
struct JUnitSubject {
  let subject: Subject
  let findings: [Finding]
  /// Of which they are.
  let report: Report

  var cases: [JUnitCase] {
    let rules = Verdict.allCases.filter { $0 != .vacuous }.flatMap { subject.rules(with: $0) }
    let names = Set(rules).union(findings.map(\.rule)).sorted()
    return names.map(test) + vacuous + uncalled + (names.isEmpty && vacuous.isEmpty ? [whole] : [])
  }

  /// `Models/Gallery/Card.CardAnimator`: readers of JUnit take what stands before the last dot for a package.
  static func className(_ subject: String, _ path: String) -> String {
    (path.hasSuffix(".swift") ? String(path.dropLast(6)) : path) + "." + subject
  }

  private var className: String { Self.className(subject.name, subject.location.path) }

  /// A subject of which no rule is said.
  private var whole: JUnitCase {
    let sentence = Wording.sentence(for: subject, findings: findings)
    let isPassed = subject.verdict == .holds
    return JUnitCase(
      className: className, name: "every rule", path: subject.location.path,
      outcome: isPassed ? .passed : .skipped(message: "\(subject.verdict.rawValue): \(sentence)", output: ""))
  }

  private var vacuous: [JUnitCase] {
    let rules = subject.rules(with: .vacuous).filter { rule in !findings.contains { $0.rule == rule } }
    guard !rules.isEmpty else { return [] }
    let message = "vacuous: the situations of \(Wording.count(rules.count, "rule")) never arose: "
    return [
      JUnitCase(
        className: className, name: "rules whose situation never arose", path: subject.location.path,
        outcome: .skipped(message: message + rules.joined(separator: " "), output: ""))
    ]
  }

  /// What the rules that passed say nothing of.
  private var uncalled: [JUnitCase] {
    guard subject.isVacuousForCalls else { return [] }
    let sentence = Wording.sentence(for: subject, findings: findings)
    return [
      JUnitCase(
        className: className, name: "actions that were never called", path: subject.location.path,
        outcome: .skipped(message: "vacuous: \(sentence)", output: ""))
    ]
  }

  private func test(_ rule: RuleID) -> JUnitCase {
    let broken = findings.filter { $0.rule == rule }
    if !broken.isEmpty { return Self.test(of: broken, in: report, className: className, path: subject.location.path) }
    let verdict = subject.rules[rule] ?? subject.verdict
    let sentence = Wording.sentence(for: subject, findings: findings)
    let outcome: JUnitCase.Outcome =
      switch verdict {
      case .holds: .passed
      case .violated: .skipped(message: "violated: \(elsewhere(rule))", output: "")
      case .vacuous, .incomplete, .unsupported: .skipped(message: "\(verdict.rawValue): \(sentence)", output: "")
      }
    return JUnitCase(className: className, name: rule.rawValue, path: subject.location.path, outcome: outcome)
  }

  /// Where the finding stands that the subject has, too: under another subject of the same code, or with its cause.
  private func elsewhere(_ rule: RuleID) -> String {
    let causes = Set(findings.filter { $0.alsoBreaks.contains(rule) }.map(\.rule.rawValue)).sorted()
    if !causes.isEmpty { return "it follows from \(Wording.list(causes))" }
    let shared = SubjectStandings(report).shared(with: subject).filter { finding in
      finding.rule == rule || finding.alsoBreaks.contains(rule)
    }
    return shared.isEmpty
      ? "the finding is allowed by a comment, or is no finding of this run"
      : "the finding is reported once, under \(Wording.owners(of: shared, besides: subject))"
  }

  /// The findings of one rule as one test: it fails when one of them fails the run.
  static func test(of findings: [Finding], in report: Report, className: String, path: String) -> JUnitCase {
    let sorted = findings.sorted { Weight($0, in: report) < Weight($1, in: report) }
    let rerun = Rerun(report)
    let text = sorted.map { TraceText.story(of: $0, rerun).joined(separator: "\n") }.joined(separator: "\n\n")
    let others = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
    let message = onOneLine(sorted.first?.message ?? "") + others
    let fails = sorted.first.map { Weight($0, in: report) != .note } ?? false
    return JUnitCase(
      className: className, name: sorted.first?.rule.rawValue ?? "", path: path,
      outcome: fails
        ? .failure(message: message, text: text)
        : .skipped(message: "\(reason(sorted.first)), it does not fail the run: \(message)", output: text))
  }

  private static func reason(_ finding: Finding?) -> String {
    guard let finding else { return "" }
    if finding.status == .known { return "known in the baseline" }
    return finding.confidence == .possible ? "only possible" : "a \(finding.severity.rawValue)"
  }
}
