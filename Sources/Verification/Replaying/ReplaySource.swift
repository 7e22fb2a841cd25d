import Exploration
import Machine
import RunReport

/// What was found in some sources, and the means to walk through it.
package struct ReplaySource {
  /// What a run over the sources reports; its findings are numbered from 1.
  package let report: Report
  /// The subjects and models that can be walked through, as reports name them, in the order of the sources.
  package let subjects: [String]
  private let walking: Walking

  /// Something to walk through with the sources; for tests alone another.
  struct Walking {
    var finding: (Finding) throws(InputError) -> OrderingWalk
    var subject: (String) throws(InputError) -> OrderingWalk
  }

  init(report: Report, subjects: [String], walking: Walking) {
    self.report = report
    self.subjects = subjects
    self.walking = walking
  }

  /// Follows the trace of a finding of the report.
  /// - Throws: `InputError` when the sources do not show the finding (any more).
  package func walk(through finding: Finding) throws(InputError) -> OrderingWalk { try walking.finding(finding) }

  /// Walks freely through a subject.
  /// - Throws: `InputError` when there is none of that name, or nothing can be executed.
  package func walk(ofSubject name: String) throws(InputError) -> OrderingWalk { try walking.subject(name) }
}

extension Runner {
  /// Explores the sources, unless a report of them is given, and answers what can be walked through.
  /// - Throws: `InputError` when there is nothing to explore.
  package func replays(of given: Report? = nil) throws(InputError) -> ReplaySource {
    let found = try SourceFinder.sources(at: options.paths)
    let machine = ValueSources.holdNothingElse(found.files) ? [] : try ModelLibrary.files()
    let workspace = try workspace(of: found, machine: machine)
    let report: Report
    if let given {
      report = given
    } else {
      let explored = try self.report(workspace, found, RunCache(options, machine: machine), touched: nil).report
      report = gate(found, []).judge(explored, wasCancelled: isCancelled())
    }
    let models = FlatRun(workspace: workspace, options: options, isCancelled: isCancelled)
    let selection = SubjectSelection(options)
    let names = (workspace.subjects.map(\.name) + models.names).filter(selection.contains)
    var seen: Set<String> = []
    return ReplaySource(
      report: report, subjects: names.filter { seen.insert($0).inserted },
      walking: ReplaySource.Walking(
        finding: { finding throws(InputError) in try self.walk(through: finding, workspace, models) },
        subject: { name throws(InputError) in try self.walk(ofSubject: name, workspace, models) }))
  }

  private func walk(
    through finding: Finding, _ workspace: Workspace, _ models: FlatRun
  ) throws(InputError) -> OrderingWalk {
    if let position = models.names.firstIndex(of: finding.subject) {
      return try models.walk(at: position, through: finding)
    }
    for index in workspace.subjects.indices where workspace.subjects[index].name == finding.subject {
      let kind = workspace.subjects[index].kind.rawValue
      guard finding.scenario == "\(kind) \(finding.subject)" || finding.rule == SignatureFacts.rule else { continue }
      if let walk = try run(of: index, workspace).walk(through: finding) { return walk }
    }
    throw InputError(
      "\(finding.id) cannot be walked through: these sources, with these options, do not show it in '\(finding.scenario)'"
    )
  }

  private func walk(
    ofSubject name: String, _ workspace: Workspace, _ models: FlatRun
  ) throws(InputError) -> OrderingWalk {
    if let position = models.names.firstIndex(of: name) { return try models.walk(at: position, through: nil) }
    guard let index = workspace.subjects.firstIndex(where: { $0.name == name }),
      let walk = try run(of: index, workspace).walk(through: nil)
    else { throw InputError("'\(name)' cannot be walked through: its scenario could not be compiled") }
    return walk
  }

  private func run(of index: Int, _ workspace: Workspace) throws(InputError) -> SubjectRun {
    let batch = BatchPlanner(workspace, jobs: options.jobs).batches(of: [index])[0]
    let image = ProgramImage(try workspace.compile(batch.slice.program, leftOut: batch.slice.leftOut).program)
    return SubjectRun(
      workspace: workspace, image: image, isCut: batch.slice.isCut, subject: workspace.subjects[index],
      options: options, monitor: SearchMonitor(), timeLimit: nil, isCancelled: isCancelled)
  }
}
