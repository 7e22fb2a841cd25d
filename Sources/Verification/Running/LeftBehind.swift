import Identifiers
import Rules
import RunReport

/// Tells what a later transition breaks with the mistake that has left its state behind (`RuleDescription.leavesBehind`): a handler
/// that forgets how a gesture may end also forgets to take back what its interaction controller is answered by.
enum LeftBehind {
  /// Without the findings that follow from another one, each of which is named there.
  static func fold(_ findings: [Finding]) -> [Finding] {
    var folded = findings
    var dropped: Set<Int> = []
    for (index, finding) in findings.enumerated() {
      let causes = findings.indices.filter { leaves(findings[$0], finding) }
      guard let surest = causes.map({ findings[$0].confidence.rank }).min() else { continue }
      for cause in causes where findings[cause].confidence.rank == surest {
        folded[cause].alsoBreaks = Set(folded[cause].alsoBreaks + [finding.rule]).sortedByText()
        let occurrence = Occurrence(subject: finding.subject, scenario: finding.scenario, steps: finding.trace.count)
        folded[cause].occurrences = (folded[cause].occurrences ?? []) + [occurrence]
      }
      dropped.insert(index)
    }
    return folded.indices.filter { !dropped.contains($0) }.map { folded[$0] }
  }

  /// Whether the ordering comes to its end because the function of the other finding was told of a gesture's end, and did not listen.
  /// What is surer than its cause stands alone.
  private static func leaves(_ cause: Finding, _ finding: Finding) -> Bool {
    guard RuleCatalogue[cause.rule].leavesBehind.contains(finding.rule), let function = cause.function,
      cause.confidence.rank <= finding.confidence.rank
    else { return false }
    let last = finding.trace.last { step in
      step.messages.contains { message in
        message.location?.path == cause.location.path && "\(message.to).\(message.text)" == function
      }
    }
    guard let last else { return false }
    // No finger has ended it: a call has come in, the app is left, touches are blocked by a transition.
    return last.actor != "user" || last.eventID == cause.trace.last?.eventID
  }
}
