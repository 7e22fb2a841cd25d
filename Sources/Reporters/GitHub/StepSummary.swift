import RunReport

/// What a run says, as the summary of a step of GitHub Actions: the head of the Markdown report, then each cause as the terminal
/// tells it, and no more of them than somebody reads there.
package enum StepSummary {
  /// Bytes that one step may write.
  package static let limit = 1_048_576
  /// So many causes are told.
  static let causes = 20

  /// As many causes as fit into so many bytes, what counts first, and how many findings were left out. Empty where not even the
  /// head fits.
  package static func markdown(_ report: Report, limit: Int = Self.limit) -> String {
    let findings = FoldedFindings(report, isComplete: false)
    let all = FindingGroup.groups(of: findings.whole)
    let groups = all.filter { report.counts($0.first) } + all.filter { !report.counts($0.first) }
    let head = MarkdownReporter.head(report)
    let foot = foot(findings)
    let room = limit - head.utf8.count - foot.utf8.count - rest(groups[...]).utf8.count
    if room < 0 { return "" }
    var text = ""
    var told = 0
    for section in groups.prefix(causes).lazy.map({ section(of: $0, in: report) }) {
      if text.utf8.count + section.utf8.count > room { break }
      text += section
      told += 1
    }
    return head + text + rest(groups.dropFirst(told)) + foot
  }

  private static func section(of group: FindingGroup, in report: Report) -> String {
    let doubt = GateWording.doubt(group.first, in: report)
    let told = ShortFinding(group: group, doubt: doubt, style: TerminalStyle(isOn: false), rerun: Rerun(report))
    let title = "\n### \(Wording.capitalised(Markdown.prose(group.first.message)))\n\n"
    return title + Markdown.fenced("text", told.lines).joined() + "\n"
  }

  /// What is not told: "12 findings and 3 possible ones are not told here".
  private static func rest(_ groups: ArraySlice<FindingGroup>) -> String {
    let findings = groups.flatMap { [$0.first] + $0.others }
    return findings.isEmpty ? "" : "\nNot told here: \(Wording.tally(findings)). The other reports have all of it.\n"
  }

  /// What the terminal folds: possible findings, and those that the baseline knows.
  private static func foot(_ findings: FoldedFindings) -> String {
    let style = TerminalStyle(isOn: false)
    let blocks = [findings.lines(style), findings.knownLines(style)].filter { !$0.isEmpty }
    return blocks.map { "\n" + Markdown.fenced("text", $0).joined() + "\n" }.joined()
  }
}
