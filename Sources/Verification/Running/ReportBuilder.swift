import Diagnostics
import RunReport

/// Puts the results of the subjects together.
struct ReportBuilder {
  let workspace: Workspace
  let options: RunOptions
  /// Objective-C files among the paths.
  var objectiveC: [String] = []
  /// Files that have changed, where only those count; `nil` for all.
  var touchedFiles: Set<Int>?

  func report(_ results: [SubjectResult], problems: [Problem], wasCancelled: Bool) -> Report {
    let found = FindingSorting.unique(withDeclarations(results.flatMap(\.findings)))
    let suppressed = suppressions(of: found, results)
    let findings = suppressed.findings
    let subjects = results.map(\.subject).sorted { key($0) < key($1) }.map {
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
    let unexplored = UnexploredReader(workspace: workspace).classes(results)
    // Where subjects are left out, nobody's runs had to come to a class.
    if !unexplored.isEmpty, touchedFiles == nil {
      report.unexplored = unexplored.sorted { place($0.location) < place($1.location) }
    }
    return report
  }

  /// What subjects have shown, and what the sources say without any run: of classes that no subject leads to, and at places
  /// of which no run has told.
  func withDeclarations(_ found: [Finding]) -> [Finding] {
    let selection = RuleSelection(options)
    var judgements = selection.contains(SignatureFacts.rule) ? workspace.signatures.orphans(of: workspace.subjects) : []
    var found = found
    for check in workspace.signatures.inText where selection.contains(check.rule) {
      if check.rule == OwnClosureCycle.rule { found = withoutConsequences(of: check.judgements, found) }
      judgements += UntoldCauses(sources: workspace.sources, found: found).among(check)
    }
    var known = Set(found.map { [$0.rule.rawValue, $0.location.path, String($0.location.line)] })
    let declared = judgements.flatMap(findings).filter {
      $0.rule == SignatureFacts.rule
        || known.insert([$0.rule.rawValue, $0.location.path, String($0.location.line)]).inserted
    }
    return found + declared
  }

  /// A run sees that a controller stays; the closure that it keeps, and that keeps it, says why.
  private func withoutConsequences(of cycles: [SignatureJudgement], _ found: [Finding]) -> [Finding] {
    let names = Set(cycles.map(\.type.name))
    return found.filter { finding in
      finding.rule != OwnClosureCycle.rule || finding.check != .dismissedIsHeld
        || finding.clause?.values.contains { names.contains($0.value) } != true
    }
  }

  private func findings(_ judgement: SignatureJudgement) -> [Finding] {
    let type = judgement.type
    if let touchedFiles, !touchedFiles.contains(type.file) { return [] }
    var subject = SubjectDescription(
      kind: .scenario, name: type.name, file: type.file, span: type.declaration.nameSpan, scenario: "", entry: "")
    subject.isNamedNowhere = workspace.signatures.unnamed.contains(subject.span)
    let builder = FindingBuilder(
      sources: workspace.sources, program: workspace.program, subject: subject, scenario: "declaration \(type.name)")
    return judgement.causes.map { cause in
      var finding = builder.finding(ofDeclaration: cause, needs: judgement.needs)
      if cause.rule == OwnClosureCycle.rule {
        finding.clause?.values = [FailedClause.Value(name: "still held", value: type.name)]
      }
      return finding
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

  private func suppressions(of findings: [Finding], _ results: [SubjectResult]) -> SuppressionReader.Outcome {
    var open: Set<Int>?
    return SuppressionReader(workspace: workspace, selection: RuleSelection(options)) { file in
      let numbers = open ?? OpenFiles(workspace: workspace, options: options, results: results).numbers()
      open = numbers
      return numbers.contains(file)
    }.apply(to: findings)
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
