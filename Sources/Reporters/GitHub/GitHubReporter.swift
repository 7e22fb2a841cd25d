import RunReport

/// The report as annotations of GitHub Actions. GitHub shows ten errors and ten warnings of a step: these are the worst,
/// and a last line says how many more there are and what the run says.
package enum GitHubReporter {
  /// Of each kind.
  static let limit = 10

  package static func render(_ report: Report) -> String {
    let all = problems(report) + expectations(report) + findings(report)
    var lines: [String] = []
    var left: [String] = []
    for weight in Weight.allCases {
      let commands = all.filter { $0.weight == weight }
      lines += commands.prefix(limit).map(\.line)
      let rest = commands.count - limit
      if rest > 0 { left.append(Wording.count(rest, "more " + name(weight))) }
    }
    lines.append("transverify: \(report.verdict.rawValue): \(Wording.wholeSummary(of: report))")
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

  /// The surest first; findings as sure as one another stay in the order of the report.
  private static func findings(_ report: Report) -> [WorkflowCommand] {
    let ranks = Dictionary(uniqueKeysWithValues: Confidence.allCases.enumerated().map { ($1, $0) })
    let sorted = report.findings.enumerated().sorted { left, right in
      let (one, other) = (ranks[left.element.confidence] ?? 0, ranks[right.element.confidence] ?? 0)
      return (one, left.offset) < (other, right.offset)
    }
    let rerun = Rerun(report)
    return sorted.map(\.element).map { finding in
      WorkflowCommand(
        weight: Weight(finding, in: report), location: finding.location,
        title: "\(FindingStory(finding).ruleTitle): \(finding.message)",
        message: TraceText.story(of: finding, rerun).dropFirst().joined(separator: "\n"))
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
