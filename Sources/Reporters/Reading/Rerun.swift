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

  /// What the text alone shows needs no run: of its class a second is explored, or nothing where that is no subject.
  func command(for finding: Finding) -> String {
    let subject = ["--subject", shellQuoted(onOneLine(finding.subject))]
    let isOfText = FindingStory(finding).isOfText && subjects.contains(finding.subject)
    let budget = isOfText ? ["--subject-budget", "1"] : []
    let rule = ["--only", shellQuoted(finding.rule.rawValue), "--verbose"]
    return (head + subject + budget + rule + [finding.foundWith.map { onOneLine($0) }].compactMap(\.self)).joined(
      separator: " ")
  }
}
