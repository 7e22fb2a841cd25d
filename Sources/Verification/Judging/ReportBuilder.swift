import Diagnostics
import RunReport

/// Puts the results of the subjects together.
struct ReportBuilder {
  let workspace: Workspace
  let options: RunOptions
  /// Objective-C files among the paths.
  var objectiveC: [String] = []

  func report(_ results: [SubjectResult], problems: [Problem], wasCancelled: Bool) -> Report {
    let findings = FindingSorting.unique(results.flatMap(\.findings) + orphans)
    let subjects = results.map(\.subject).sorted { key($0) < key($1) }
    let expectations = ExpectationReader(
      sources: workspace.sources, selection: RuleSelection(options), isPartial: !options.subjects.isEmpty
    ).judge(
      workspace.program, findings: findings, subjects: subjects)
    let notUnderstood = filesNotUnderstood
    let files = workspace.program.files.count { $0.reading == .subject }
    var report = Report(
      tool: Report.Tool(name: ToolVersion.name, version: ToolVersion.current),
      verdict: verdict(findings: findings, subjects: subjects, wasCancelled: wasCancelled),
      findings: findings, subjects: subjects, notUnderstood: notUnderstood, problems: problems,
      expectations: expectations,
      statistics: Statistics(
        files: files, subjects: subjects.count, states: subjects.reduce(0) { $0 + $1.states },
        transitions: subjects.reduce(0) { $0 + $1.transitions },
        notUnderstood: notUnderstood.reduce(0) { $0 + $1.constructs.count }))
    report.platform = options.platform
    var coverage = LanguageCoverageBuilder()
    for result in results { coverage.add(result.meaning) }
    report.understanding = coverage.coverage(objectiveC: objectiveC)
    let unexplored = UnexploredReader(workspace: workspace).classes(results)
    if !unexplored.isEmpty { report.unexplored = unexplored.sorted { place($0.location) < place($1.location) } }
    return report
  }

  /// Findings about classes that no subject leads to.
  private var orphans: [Finding] {
    guard RuleSelection(options).contains(SignatureFacts.rule) else { return [] }
    return workspace.signatures.orphans(of: workspace.subjects).flatMap { judgement in
      let type = judgement.type
      let subject = SubjectDescription(
        kind: .scenario, name: type.name, file: type.file, span: type.declaration.nameSpan, scenario: "", entry: "")
      let builder = FindingBuilder(
        sources: workspace.sources, program: workspace.program, subject: subject, scenario: "declaration \(type.name)")
      return judgement.causes.map { builder.finding($0, steps: [], initial: []) }
    }
  }

  private func place(_ location: Location) -> (String, Int, Int) { (location.path, location.line, location.column) }

  private func key(_ subject: Subject) -> (String, Int, String) {
    (subject.location.path, subject.location.line, subject.name)
  }

  private var filesNotUnderstood: [FileNotUnderstood] {
    let reader = NotUnderstoodReader(sources: workspace.sources)
    return workspace.program.files.filter { $0.reading == .subject && !$0.notUnderstood.isEmpty }.map {
      FileNotUnderstood(path: workspace.sources.files[$0.file].path, constructs: reader.constructs(of: $0))
    }
  }

  /// Findings that only unknown code could cause, and notes, do not fail a run; nor does it hold where a search was
  /// stopped after such a finding.
  private func verdict(findings: [Finding], subjects: [Subject], wasCancelled: Bool) -> Verdict {
    if findings.contains(where: { $0.confidence != .possible && $0.severity != .note }) { return .violated }
    if wasCancelled || subjects.contains(where: { $0.bound != nil || $0.verdict == .unsupported }) {
      return .incomplete
    }
    return subjects.allSatisfy { $0.verdict == .vacuous } ? .vacuous : .holds
  }
}
