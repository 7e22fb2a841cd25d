import Exploration
import Machine
import RunReport
import Subjects
import TextChecks

/// What was found in some sources, and the means to walk through it.
package struct ReplaySource {
  /// What a run over the sources reports; its findings are numbered from 1.
  package let report: Report
  /// The subjects that can be walked through, models of values last.
  package let subjects: [Subject]
  private let walking: Walking

  /// As reports name it.
  package struct Subject: Hashable, Sendable {
    package var name: String
    package var location: Location
  }

  /// Something to walk through with the sources; for tests alone another.
  struct Walking {
    var finding: (Finding) throws(InputError) -> OrderingWalk
    /// By position.
    var subject: (Int) throws(InputError) -> OrderingWalk
    var setUp: (Finding) throws(InputError) -> ReproducerSetUp
  }

  init(report: Report, subjects: [Subject], walking: Walking) {
    self.report = report
    self.subjects = subjects
    self.walking = walking
  }

  /// Follows the trace of a finding of the report.
  /// - Throws: `InputError` when the sources do not show the finding (any more).
  package func walk(through finding: Finding) throws(InputError) -> OrderingWalk { try walking.finding(finding) }

  /// The scenario of a finding, for a test that does the same to UIKit.
  /// - Throws: `InputError` when it is of a model of values, or the sources do not have its scenario.
  package func setUp(of finding: Finding) throws(InputError) -> ReproducerSetUp { try walking.setUp(finding) }

  /// Walks freely through the subject at a position.
  /// - Throws: `InputError` when it cannot be executed.
  package func walk(ofSubject position: Int) throws(InputError) -> OrderingWalk { try walking.subject(position) }
}

extension Runner {
  /// Explores the sources, unless a report of them is given, and answers what can be walked through.
  /// - Throws: `InputError` when there is nothing to explore.
  package func replays(of given: Report? = nil) throws(InputError) -> ReplaySource {
    let found = try SourceFinder.sources(of: options)
    let machine = ValueSources.holdNothingElse(found.files) ? [] : try ModelLibrary.files()
    let workspace = try workspace(of: found, machine: machine)
    let models = FlatRun(workspace: workspace, options: options, isCancelled: isCancelled)
    let selection = SubjectSelection(options)
    try selection.check(
      against: workspace.subjects.map(\.name) + models.names, beside: workspace.namedClasses)
    let report: Report
    if let given {
      report = given
    } else {
      let explored = try self.report(workspace, found, RunCache(options, machine: machine), touched: nil).report
      report = gate(found, LeftOut()).judge(explored, wasCancelled: isCancelled())
    }
    let subjects = workspace.subjects.indices.filter { selection.contains(workspace.subjects[$0].name) }
    let images = BatchImages(workspace, BatchPlanner(workspace, jobs: options.jobs), isCancelled: isCancelled)
    let chosen = models.selected.map(\.position)
    return ReplaySource(
      report: report,
      subjects: subjects.map { index in
        let subject = workspace.subjects[index]
        return ReplaySource.Subject(name: subject.name, location: SubjectRun.location(of: subject, in: workspace))
      } + chosen.map { ReplaySource.Subject(name: models.names[$0], location: models.location(ofModel: $0)) },
      walking: ReplaySource.Walking(
        finding: { finding throws(InputError) in try self.walk(through: finding, images, models) },
        subject: { position throws(InputError) in
          if position >= subjects.count { return try models.walk(at: chosen[position - subjects.count], through: nil) }
          return try self.walk(ofSubject: subjects[position], images)
        },
        setUp: { finding throws(InputError) in try self.setUp(of: finding, workspace) }))
  }

  private func walk(
    through finding: Finding, _ images: BatchImages, _ models: FlatRun
  ) throws(InputError) -> OrderingWalk {
    let workspace = images.workspace
    if let position = models.names.firstIndex(of: finding.subject) {
      return try models.walk(at: position, through: finding)
    }
    for index in workspace.subjects.indices where workspace.subjects[index].name == finding.subject {
      let kind = workspace.subjects[index].kind.rawValue
      guard finding.scenario == "\(kind) \(finding.subject)" || finding.rule == SignatureFacts.rule else { continue }
      var run = try run(of: index, images)
      if let walk = run.walk(through: finding) { return walk }
      // It may have been found in a later round, with what other subjects have left.
      guard run.options.subjectBudget == nil, run.budget != nil else { continue }
      run.options.subjectBudget = BudgetRounds.most
      if let walk = run.walk(through: finding) { return walk }
    }
    if DeclarationScenario.names(finding.scenario) {
      throw InputError("\(finding.id) is seen in the text alone: there is no ordering to walk through")
    }
    throw InputError(
      "\(finding.id) cannot be walked through: these sources, with these options, do not show it in '\(finding.scenario)'"
    )
  }

  private func setUp(of finding: Finding, _ workspace: Workspace) throws(InputError) -> ReproducerSetUp {
    if finding.scenario.hasPrefix(FlatRun.kind) {
      throw InputError("\(finding.id) is about a model of values: there is no UIKit to drive")
    }
    let candidates = workspace.subjects.filter { $0.name == finding.subject }
    let subject =
      candidates.first { finding.scenario == "\($0.kind.rawValue) \($0.name)" && isPlace(of: $0, finding, workspace) }
      ?? candidates.first
    guard let subject else { throw InputError("\(finding.id) has no scenario in these sources") }
    if let known = subject.setUp {
      return ReproducerSetUp(base: known.base, members: known.overrides.map { $0.lines.joined(separator: "\n") })
    }
    let text = workspace.sources.files[subject.file].text
    guard let setUp = ScenarioText.setUp(in: text, at: Int(subject.span.start)) else {
      throw InputError("the scenario of \(finding.id) cannot be written as a test")
    }
    return setUp
  }

  private func isPlace(of subject: SubjectDescription, _ finding: Finding, _ workspace: Workspace) -> Bool {
    workspace.sources.files[subject.file].path == finding.location.path
  }

  private func walk(ofSubject index: Int, _ images: BatchImages) throws(InputError) -> OrderingWalk {
    if let walk = try run(of: index, images).walk(through: nil) { return walk }
    throw InputError(
      "'\(images.workspace.subjects[index].name)' cannot be walked through: its scenario could not be compiled")
  }

  private func run(of index: Int, _ images: BatchImages) throws(InputError) -> SubjectRun {
    let workspace = images.workspace
    let batch = images.batches(of: [index])[0]
    let compiled = try images.compile(batch)
    return SubjectRun(
      workspace: workspace, image: compiled.image, isCut: compiled.slice.isCut,
      subject: workspace.subjects[index],
      options: options.judging(workspace.subjects[index]), monitor: SearchMonitor(), timeLimit: nil,
      isCancelled: isCancelled)
  }
}
