import RunReport

/// The commands that show the findings of a report again: each runs over what the run was given, since what leads to a finding
/// may lie elsewhere than the line to blame.
struct Rerun {
  private let head: [String]
  private let subjects: Set<String>

  init(_ report: Report) {
    var head = ["transverify", "run"] + (report.paths ?? []).map(shellQuoted)
    if let platform = report.platform, !platform.isAssumed { head += ["--ios", String(platform.iOSVersion)] }
    self.head = head
    subjects = Set(report.subjects.map(\.name))
  }

  /// What the text alone shows may be of a class that is no subject, which nobody can ask for.
  func command(for finding: Finding) -> String {
    let subject = subjects.contains(finding.subject) ? ["--subject", shellQuoted(onOneLine(finding.subject))] : []
    let rule = ["--only", shellQuoted(finding.rule.rawValue), "--verbose"]
    return (head + subject + rule + [finding.foundWith.map { onOneLine($0) }].compactMap(\.self)).joined(separator: " ")
  }
}
