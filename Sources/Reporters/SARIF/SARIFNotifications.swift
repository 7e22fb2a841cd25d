import RunReport

/// What a run has to say besides findings: trouble with sources, searches that were stopped, expectations.
enum SARIFNotifications {
  static func invocation(_ report: Report) -> JSONNode {
    let isSound = !report.subjects.contains { $0.certification == .refused }
    let all = report.problems.map(problem) + subjects(report) + expectations(report)
    return .object([
      "executionSuccessful": .truth(isSound),
      "toolExecutionNotifications": all.isEmpty ? nil : .list(all),
    ])
  }

  private static func problem(_ problem: Problem) -> JSONNode {
    notification(problem.severity.rawValue, problem.message, problem.location)
  }

  private static func subjects(_ report: Report) -> [JSONNode] {
    let kinds = SubjectKinds(report)
    return report.subjects.compactMap { subject($0, kinds.kind(of: $0)) }
  }

  /// A subject of which not everything was looked at.
  private static func subject(_ subject: Subject, _ kind: String) -> JSONNode? {
    switch subject.verdict {
    case .holds, .violated: return nil
    case .vacuous, .incomplete, .unsupported:
      let sentence = Wording.sentence(for: subject, findings: [])
      let text = "\(subject.name), \(kind), is \(subject.verdict.rawValue): \(sentence)"
      return notification(subject.verdict == .vacuous ? "note" : "warning", text, subject.location)
    }
  }

  private static func expectations(_ report: Report) -> [JSONNode] {
    (report.expectations?.failures ?? []).map { notification("error", $0.message, $0.location) }
  }

  private static func notification(_ level: String, _ text: String, _ location: Location?) -> JSONNode {
    .object([
      "level": .text(level), "message": SARIFText.message(onOneLine(text)),
      "locations": location.map { .list([SARIFLocation.location($0)]) },
    ])
  }
}
