import RunReport

/// A report as a run over a large project gives it: many subjects and findings, each with everything that explains it,
/// no two with the same words.
enum BigReport {
  static func report(subjects: Int, findings: Int) -> Report {
    var report = ExplainedReport.report
    report.subjects = (0..<subjects).map(subject)
    report.findings = (0..<findings).map { finding($0, of: subjects) }
    report.statistics.subjects = subjects
    return report
  }

  private static func path(_ subject: Int) -> String { "App/Screens/Feature\(subject / 4)/Screen\(subject).swift" }

  private static func subject(_ number: Int) -> Subject {
    var subject = ExplainedReport.report.subjects[0]
    subject.name = "Screen\(number)TransitioningDelegate"
    subject.location = Location(path: path(number), line: 14 + number % 50, column: 13)
    subject.verdict = number % 5 == 0 ? .holds : .violated
    subject.states = 674 + 31 * number
    subject.coverage?.statesPerDepth = (0..<24).map { 1 + ($0 * (24 - $0) * (number + 3)) % 97 }
    subject.diagram = diagram(number)
    return subject
  }

  /// The way of a presentation that may be cancelled, with a state of the screen's own.
  private static func diagram(_ number: Int) -> StateDiagram {
    StateDiagram(
      name: "screen-\(number)", title: "Screen \(number)",
      summary: "what is in flight, and whether screen \(number) is there",
      states: ["at rest", "presenting", "interactive", "cancelling", "screen \(number) shown"],
      arrows: [
        .init(source: 0, target: 1, events: ["the user taps"], rules: ["TR-01"]),
        .init(source: 0, target: 2, events: ["the user begins to swipe up"], rules: []),
        .init(source: 1, target: 4, events: ["the animation ends"], rules: []),
        .init(source: 2, target: 2, events: ["the user drags"], rules: []),
        .init(source: 2, target: 3, events: ["the user lets go early", "the phone rings"], rules: ["CAN-01"]),
        .init(source: 2, target: 4, events: ["the user lets go late"], rules: []),
        .init(source: 3, target: 0, events: ["the reversed animation ends"], rules: []),
      ])
  }

  private static func finding(_ number: Int, of subjects: Int) -> Finding {
    let kinds = [ExplainedReport.card, ExplainedReport.flip, ExplainedReport.guarded]
    let subject = number % subjects
    var finding = kinds[number % kinds.count]
    finding.id = "f00d\(number)"
    finding.message += ", as screen \(number) shows"
    finding.subject = "Screen\(subject)TransitioningDelegate"
    finding.scenario += " (\(number))"
    finding.location.path = path(subject)
    for index in finding.excerpts.indices { finding.excerpts[index].path = path(subject) }
    for index in finding.trace.indices {
      finding.trace[index].location?.path = path(subject)
      finding.trace[index].event += number % 7 == 0 ? " again" : ""
      finding.trace[index].alternatives = index == 0 ? nil : ExplainedReport.card.trace[3].alternatives
    }
    explain(&finding)
    return finding
  }

  private static func explain(_ finding: inout Finding) {
    let steps = finding.trace.map(\.step)
    finding.clause = ExplainedReport.card.clause
    finding.pointOfNoReturn = steps.dropLast().last
    finding.irrelevantSteps = steps.count > 3 ? [steps[1]] : nil
    finding.nearestPassing = PassingOrdering(
      change: "the last event comes only after the animation has ended",
      steps: finding.trace.map {
        .init(event: $0.event, actor: $0.actor, choice: nil, same: $0.step == steps.last ? nil : $0.step)
      })
    finding.occurrences = ExplainedReport.card.occurrences
    finding.repair = ExplainedReport.repair
    finding.path = [0, 2, 2, 3, 0, 0, 0].prefix(steps.count + 1).map { $0 }
  }
}
