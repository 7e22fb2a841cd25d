import Diagnostics
import RunReport

/// Puts the results of the subjects together.
struct ReportBuilder {
  let workspace: Workspace
  let options: RunOptions
  /// Objective-C files among the paths.
  var objectiveC: [String] = []
  /// What has changed, where only that is reported; `nil` for all.
  var changes: ChangedText?

  /// - Returns: the report, and what it leaves out since it was there before.
  func report(
    _ results: [SubjectResult], problems: [Problem], wasCancelled: Bool
  ) -> (report: Report, unchanged: [Finding]) {
    let declared = declared(beside: results.flatMap(\.findings))
    // Equal ids are numbered among all, as in a run over everything.
    let all = FindingSorting.unique(declared.all)
    let (found, unchanged) = (all.filter { !declared.isUnchanged($0) }, all.filter(declared.isUnchanged))
    let suppressed = suppressions(of: found, besides: unchanged, results)
    let findings = suppressed.findings
    let uncalled = NeverCalledReader(workspace, results)
    let subjects = results.map { uncalled.noting(on: declared.marking($0.subject)) }.sorted { key($0) < key($1) }.map {
      remarking(suppressed.suppressions, on: $0)
    }
    let expectations = ExpectationReader(
      sources: workspace.sources, selection: RuleSelection(options), isPartial: options.isPartial
    ).judge(workspace.program, found: found, findings: findings, subjects: subjects)
    let notUnderstood = filesNotUnderstood
    let files = workspace.program.files.count { $0.reading == .subject }
    var report = Report(
      tool: Report.Tool(name: ToolVersion.name, version: ToolVersion.current),
      verdict: .incomplete, findings: findings, subjects: subjects, notUnderstood: notUnderstood,
      problems: problems + suppressed.problems,
      expectations: expectations,
      statistics: Statistics(
        files: files, subjects: subjects.count, states: subjects.reduce(0) { $0 + $1.states },
        transitions: subjects.reduce(0) { $0 + $1.transitions },
        notUnderstood: notUnderstood.reduce(0) { $0 + $1.constructs.count }))
    report.platform = options.platform(oldest: workspace.oldestSystem)
    report.exploration = ExplorationSummary(subjects)
    report.suppressions = suppressed.suppressions.isEmpty ? nil : suppressed.suppressions
    report.verdict = Gate.verdict(of: report, wasCancelled: wasCancelled)
    var coverage = LanguageCoverageBuilder()
    for result in results { coverage.add(result.meaning) }
    report.understanding = coverage.coverage(objectiveC: objectiveC)
    let unexplored = UnexploredReader(workspace: workspace).classes(results, options)
    // Where subjects are left out, nobody's runs had to come to a class.
    if !unexplored.isEmpty, changes == nil {
      report.unexplored = unexplored.sorted { place($0.location) < place($1.location) }
    }
    return (report, unchanged)
  }

  /// What subjects have shown, and what the sources say without any run.
  func withDeclarations(_ found: [Finding]) -> [Finding] { declared(beside: found).all }

  private func declared(beside found: [Finding]) -> DeclaredFindings {
    DeclaredFindings(workspace: workspace, options: options, changes: changes, beside: found)
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

  private func suppressions(
    of findings: [Finding], besides unchanged: [Finding], _ results: [SubjectResult]
  ) -> SuppressionReader.Outcome {
    var open: Set<Int>?
    return SuppressionReader(workspace: workspace, selection: RuleSelection(options)) { file in
      let numbers = open ?? OpenFiles(workspace: workspace, options: options, results: results).numbers()
      open = numbers
      return numbers.contains(file)
    }.apply(to: findings, besides: unchanged)
  }

  /// A subject breaks what it breaks, whatever comments allow: what they allow is said beside its verdict.
  private func remarking(_ suppressions: [Suppression], on subject: Subject) -> Subject {
    let allowed = Set(suppressions.flatMap(\.suppressed).filter { $0.subject == subject.name }.map(\.id)).count
    if allowed == 0 { return subject }
    var copy = subject
    let remark = "\(allowed) \(allowed == 1 ? "finding is" : "findings are") allowed by comments"
    copy.remarks = (subject.remarks ?? []) + [remark]
    return copy
  }
}
