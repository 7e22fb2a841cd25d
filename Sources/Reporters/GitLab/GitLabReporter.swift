import RunReport

/// The report as GitLab's Code Quality reads it: issues of Code Climate, a list of findings with their fingerprints.
///
/// A certain error is `critical`, a likely one `major`, a warning `minor`, and what does not fail the run `info`. Sources
/// that cannot be read are `blocker`.
package enum GitLabReporter {
  package static func render(_ report: Report) -> String {
    var taken: [String: Int] = [:]
    let rerun = Rerun(report)
    let issues =
      (report.problems.filter { $0.severity == .error }.map(issue)
      + report.findings.map { issue($0, Weight($0, in: report), rerun) }).map {
        issue in
        // GitLab shows one issue per fingerprint.
        let number = taken[issue.fingerprint, default: 0] + 1
        taken[issue.fingerprint] = number
        return issue.node(fingerprint: number == 1 ? issue.fingerprint : "\(issue.fingerprint)-\(number)")
      }
    return JSONNode.list(issues).rendered
  }

  private struct Issue {
    var rule: String
    var text: String
    var body: String
    var severity: String
    var fingerprint: String
    var location: Location

    func node(fingerprint: String) -> JSONNode {
      .object([
        "type": "issue", "check_name": .text(rule), "description": .text(text), "severity": .text(severity),
        "categories": .list(["Bug Risk"]), "fingerprint": .text(fingerprint),
        "content": .object(["body": .text(body)]),
        "location": .object([
          "path": .text(location.path.hasPrefix("./") ? String(location.path.dropFirst(2)) : location.path),
          "lines": .object(["begin": .number(max(1, location.line))]),
        ]),
      ])
    }
  }

  private static func issue(_ finding: Finding, _ weight: Weight, _ rerun: Rerun) -> Issue {
    Issue(
      rule: onOneLine("\(finding.rule) \(finding.name)"), text: onOneLine(finding.message),
      body: TraceText.story(of: finding, rerun).joined(separator: "\n"), severity: severity(finding, weight),
      fingerprint: finding.id, location: finding.location)
  }

  private static func severity(_ finding: Finding, _ weight: Weight) -> String {
    switch weight {
    case .error: finding.confidence == .certain ? "critical" : "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  private static func issue(_ problem: Problem) -> Issue {
    let place = problem.location ?? Location(path: "", line: 1, column: 1)
    let message = onOneLine(problem.message)
    return Issue(
      rule: "source", text: message, body: ([message] + problem.excerpt.map(onOneLine)).joined(separator: "\n"),
      severity: "blocker", fingerprint: "source \(place.path): \(message)", location: place)
  }
}
