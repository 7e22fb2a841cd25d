import RunReport

/// The report as annotations of GitHub Actions, one for each cause. GitHub shows ten errors and ten warnings of a step: these are
/// the worst, and a last line says how many more there are and what the run says.
package enum GitHubReporter {
  /// Of each kind.
  static let limit = 10

  package static func render(_ report: Report) -> String {
    let groups = FindingGroup.groups(of: surestFirst(told(report)))
    let all = problems(report) + expectations(report) + annotations(groups, report)
    var lines: [String] = []
    var left: [String] = []
    for weight in Weight.allCases {
      let commands = all.filter { $0.weight == weight }
      lines += commands.prefix(limit).map(\.line)
      let rest = commands.count - limit
      if rest > 0 { left.append(Wording.count(rest, "more " + name(weight))) }
    }
    let causes = groups.count { GateWording.isConfident($0.first, in: report) }
    lines.append("transverify: \(report.verdict.rawValue): \(Wording.wholeSummary(of: report, causes: causes))")
    if !left.isEmpty {
      let what = Wording.list(left)
      lines.append("transverify: \(what) not shown here, since GitHub shows \(limit) of each kind")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func name(_ weight: Weight) -> String {
    switch weight {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A pull request is told of what it breaks: beside that not of what is possible, and never of what is known.
  private static func told(_ report: Report) -> [Finding] {
    let counted = report.findings.filter(report.counts)
    return counted.isEmpty ? report.findings.filter { $0.status != .known } : counted
  }

  /// Findings as sure as one another stay in the order of the report.
  private static func surestFirst(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { left, right in
      (left.element.confidence.rank, left.offset) < (right.element.confidence.rank, right.offset)
    }.map(\.element)
  }

  /// What the terminal tells of a finding, the other places of its cause among it.
  private static func annotations(_ groups: [FindingGroup], _ report: Report) -> [WorkflowCommand] {
    let rerun = Rerun(report)
    return groups.map { group in
      let finding = group.first
      let told = ShortFinding(
        group: group, doubt: GateWording.doubt(finding, in: report), style: TerminalStyle(isOn: false), rerun: rerun)
      // What has become worse is told anyway.
      let isTold = finding.isWorseThanAccepted
      let known = isTold ? [] : (ExplanationText.status(of: finding).map { ["  status: " + $0] } ?? [])
      return WorkflowCommand(
        weight: Weight(finding, in: report), location: finding.location,
        title: "\(FindingStory(finding).ruleTitle): \(finding.message)",
        message: (told.lines.dropFirst() + known).joined(separator: "\n"))
    }
  }

  private static func problems(_ report: Report) -> [WorkflowCommand] {
    report.problems.map { problem in
      let weight: Weight =
        switch problem.severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
      return WorkflowCommand(
        weight: weight, location: problem.location, title: "transverify", message: onOneLine(problem.message))
    }
  }

  private static func expectations(_ report: Report) -> [WorkflowCommand] {
    (report.expectations?.failures ?? []).map {
      WorkflowCommand(weight: .error, location: $0.location, title: "expectation", message: onOneLine($0.message))
    }
  }
}
