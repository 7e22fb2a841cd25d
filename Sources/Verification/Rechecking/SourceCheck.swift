import Diagnostics
import Repairs
import RunReport

/// Checks changed sources in memory, with the options of the run that has found what is to be repaired.
struct SourceCheck: SourceChecking {
  /// Of the run, but for one job: several checks run at the same time.
  let options: RunOptions
  let machine: [SourceFile]
  var isCancelled: @Sendable () -> Bool
  /// What was checked before; `nil`: everything is checked anew. The answers are the same.
  var memo: CheckMemo?
  /// Whether findings are explained as in reports, which nobody looks at here. What is found is the same;
  /// which of equally short runs shows it need not be.
  var explains = false
  /// How far a check has come.
  var progress: @Sendable (RunProgress) -> Void = { _ in }

  init(_ options: RunOptions, machine: [SourceFile], isCancelled: @escaping @Sendable () -> Bool) {
    self.options = options
    self.machine = machine
    self.isCancelled = isCancelled
  }

  /// What a run over the files finds. Subjects that reach nothing that has changed since `known` are not explored
  /// again.
  ///
  /// - Parameter states: how many states of a subject are explored at most.
  /// - Returns: `nil` when the files cannot be checked.
  func check(_ files: [SourceFile], after known: CheckedSources, states: Int? = nil) -> CheckedSources? {
    guard let memo else { return fresh(files, after: known, states: states) }
    var key = ContentHash()
    key.add(states ?? -1)
    for file in files {
      key.add(file.path)
      key.add(file.text)
    }
    return memo.value(for: key) { fresh(files, after: known, states: states) }
  }

  /// What the first states of one subject show. Nothing where it is explored only for want of others.
  func findings(
    _ files: [SourceFile], after known: CheckedSources, of subject: SubjectIdentity, states: Int
  ) -> [Finding] {
    guard let workspace = workspace(files, after: known),
      let position = workspace.identities.firstIndex(of: subject)
    else { return [] }
    var run = batches(workspace, states: states)
    run.share = [position]
    guard let outcome = try? run.run(), !isCancelled() else { return [] }
    let dependencies = run.planner?.dependencies() ?? []
    return CheckedSources(workspace, dependencies, results: outcome.found, options: options).findings
  }

  private func workspace(_ files: [SourceFile], after known: CheckedSources) -> Workspace? {
    try? Workspace(
      files: files, jobs: 1, iOSVersion: options.iOSVersion, isWhole: false, machine: machine, known: known.workspace)
  }

  private func batches(_ workspace: Workspace, states: Int?, given: GivenResults = GivenResults()) -> BatchRun {
    var options = options
    options.maximumStates = [options.maximumStates, states].compactMap(\.self).min()
    var run = BatchRun(
      workspace: workspace, options: options, cache: nil, progress: progress, isCancelled: isCancelled, given: given)
    run.planner = BatchPlanner(workspace)
    run.explains = explains
    return run
  }

  private func fresh(_ files: [SourceFile], after known: CheckedSources, states: Int?) -> CheckedSources? {
    guard let workspace = workspace(files, after: known) else { return nil }
    let planner = BatchPlanner(workspace)
    let dependencies = planner.dependencies()
    var given = GivenResults()
    for (position, identity) in workspace.identities.enumerated() {
      guard let entry = known.entries[identity], entry.basis == dependencies[position] else { continue }
      given.subjects[position] = entry.result
    }
    var run = batches(workspace, states: states, given: given)
    run.planner = planner
    guard let outcome = try? run.run(), !isCancelled() else { return nil }
    return CheckedSources(workspace, dependencies, results: outcome.found, options: options)
  }
}
