import Identifiers
import RunReport

/// One line per subject: the verdict, what it rests on, and the rules behind it.
struct TextSubjects {
  let report: Report
  let style: TerminalStyle
  /// Everything that was not touched, and the states per depth.
  var showsCoverage = false

  var lines: [String] {
    guard !report.subjects.isEmpty else { return [style.bold("subjects") + ": none were found in the sources"] }
    let findings = report.systems.flatMap { system in
      system.subjects.map { (subject: $0, findings: system.findings(of: $0).map(\.finding)) }
    }
    let found = Dictionary(findings.map { ($0.subject, $0.findings) }) { first, _ in first }
    let width = Verdict.allCases.map(\.rawValue.count).max() ?? 0
    return [style.bold("subjects")] + report.subjects.flatMap { lines(of: $0, found[$0] ?? [], width) }
  }

  private func lines(of subject: Subject, _ findings: [Finding], _ width: Int) -> [String] {
    let word = subject.verdict.rawValue
    let padding = String(repeating: " ", count: width - word.count)
    let verdict = style.verdict(subject.verdict, "\(Wording.symbol(subject.verdict)) \(word)")
    var lines = [
      "  \(verdict)\(padding)  \(style.bold(onOneLine(subject.name))), \(onOneLine(subject.kind)) "
        + style.dim("(\(subject.location.printed))")
    ]
    let indent = String(repeating: " ", count: width + 6)
    let size = subject.states == 0 ? "" : style.dim("; " + Wording.size(of: subject))
    lines.append(indent + Wording.sentence(for: subject, findings: findings) + size)
    lines += ReasonText.growth(of: subject).map { indent + "note: " + $0 }
    for verdict in [Verdict.violated, .vacuous, .incomplete, .unsupported] {
      let rules = subject.rules(with: verdict)
      let tooMany = verdict == .vacuous && rules.count > 8
      let list = tooMany ? Wording.count(rules.count, "rule") : rules.joined(separator: " ")
      if !rules.isEmpty { lines.append(indent + "\(verdict.rawValue): " + list) }
    }
    if !subject.notUnderstood.isEmpty {
      lines.append(indent + "not understood: " + Wording.count(subject.notUnderstood.count, "construct"))
    }
    return lines + coverage(of: subject).map { indent + $0 }
  }

  private func coverage(of subject: Subject) -> [String] {
    guard let coverage = CoverageText(subject) else { return [] }
    let branches = coverage.branches.map(CoverageText.branch)
    let limit = showsCoverage ? Int.max : 3
    return [
      coverage.idleEvents.isEmpty ? nil : "never happened: " + CoverageText.short(coverage.idleEvents, limit: limit),
      branches.isEmpty ? nil : "branches never reached: " + CoverageText.short(branches, limit: limit),
      showsCoverage ? coverage.depths.map { "new states per depth: " + $0 } : nil,
    ].compactMap(\.self)
  }
}

extension Subject {
  /// The rules with a verdict, ascending by number (TV501 before TV1002).
  func rules(with verdict: Verdict) -> [RuleID] {
    rules.filter { $0.value == verdict }.keys.sorted()
  }
}
