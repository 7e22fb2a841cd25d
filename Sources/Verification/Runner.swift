import Diagnostics
import Foundation
import RunReport
import Subjects

/// Checks sources: the one door into this room.
package struct Runner: Sendable {
  var options: RunOptions
  let progress: @Sendable (RunProgress) -> Void
  let isCancelled: @Sendable () -> Bool
  let clock: RunClock

  package init(
    options: RunOptions, progress: @escaping @Sendable (RunProgress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.options = options
    self.progress = progress
    self.isCancelled = isCancelled
    clock = RunClock(options)
  }

  /// What is read beside the Swift files: which devices and systems their projects are for, and what may name their classes.
  private static func facts(beside found: SourceFinder.Sources) -> [String] {
    let paths = found.files.map(\.path)
    let projects = NearestProjects(paths: paths)
    let others = OtherTexts(beside: paths)
    // Reports name storyboards by their paths.
    let here = FileManager.default.currentDirectoryPath
    let missing = MissingModules(found.files)
    return [DeviceFamilies(projects).text, DeploymentTargets(projects).text, missing.text] + others.contents
      + others.storyboards.map { PathNames.relative($0.path, to: here) }
  }

  /// Finds the sources, explores every subject and judges what was found.
  ///
  /// The report depends on the sources and the options alone, not on `jobs`, unless a time limit or a cancellation
  /// cuts the run short.
  /// - Throws: `InputError` when there is nothing to check.
  package func run() throws(InputError) -> Report {
    let found = try SourceFinder.sources(of: options)
    let machine = ValueSources.holdNothingElse(found.files) ? [] : try ModelLibrary.files()
    let cache = RunCache(options, machine: machine)
    // What has changed depends on more than the sources.
    let name = options.changedSince == nil ? cache?.reportName(of: found, facts: Self.facts(beside: found)) : nil
    if let name, let report = cache?.report(named: name) {
      return gate(found, LeftOut()).judge(report, wasCancelled: false)
    }
    let workspace = try workspace(of: found, machine: machine)
    let touched = try touched(workspace, found)
    let report = try report(workspace, found, cache, touched: touched)
    if let name, !isCancelled(), report.isRepeatable { cache?.store(report.report, as: name) }
    return gate(found, report.leftOut).judge(report.report, wasCancelled: isCancelled())
  }

  func gate(_ found: SourceFinder.Sources, _ leftOut: LeftOut) -> Gate {
    let scope = RunScope(options: options, files: Set(found.files.map(\.path)), leftOut: leftOut)
    return Gate(options: options.gate, scope: scope)
  }

  func workspace(of found: SourceFinder.Sources, machine: [SourceFile]) throws(InputError) -> Workspace {
    try Workspace(
      files: found.files, jobs: options.jobs, iOSVersion: options.iOSVersion, isWhole: false, machine: machine,
      trees: SourceTrees(options), isCancelled: isCancelled)
  }

  /// - Parameter given: what shards have found, which is not explored again.
  func report(
    _ workspace: Workspace, _ found: SourceFinder.Sources, _ cache: RunCache?, given: GivenResults = GivenResults(),
    touched: TouchedSubjects?
  ) throws(InputError) -> (report: Report, leftOut: LeftOut, isRepeatable: Bool, results: [Int: SubjectResult]) {
    let models = FlatRun(
      workspace: workspace, options: options, isCancelled: isCancelled, touched: touched?.models, clock: clock)
    let types = try SubjectSelection(options).classes(
      of: workspace.namedClasses, besides: workspace.subjects.map(\.name) + models.names)
    try models.checkGrowth()
    var batches = BatchRun(
      workspace: workspace, options: options, cache: cache, progress: progress, isCancelled: isCancelled, given: given,
      touched: touched?.subjects)
    batches.clock = clock
    var outcome = try batches.run()
    outcome.results += models.results(given: given.models)
    let builder = ReportBuilder(
      workspace: workspace, options: options, objectiveC: found.objectiveC,
      changes: try changedText(workspace, touched))
    var (report, unchanged) = builder.report(
      outcome.results,
      problems: found.problems + workspace.problems + outcome.problems + workspace.notes(on: types),
      wasCancelled: isCancelled() || given.wasCancelled)
    report.changedSince = options.changedSince
    if !types.isEmpty { report.typesOfText = types.map(\.name) }
    var leftOut = leftOut(workspace, touched, results: outcome.found.values)
    leftOut.findings = unchanged
    if touched != nil { report.leftOutSubjects = leftOut.subjects.count }
    if leftOut.fallbacks > 0 { report.leftOutFallbacks = leftOut.fallbacks }
    report.statistics.reach = outcome.reach(workspace)
    if options.findsRepairs { try addRepairs(to: &report, workspace, outcome.found) }
    return (report, leftOut, outcome.results.allSatisfy(\.isRepeatable), outcome.found)
  }
}
