import Diagnostics
import Repairs
import RunReport

/// Checks changed sources in memory, with the options of the run that has found what is to be repaired.
struct SourceCheck: SourceChecking {
  /// Of the run, but for one job: several checks run at the same time.
  let options: RunOptions
  let machine: [SourceFile]
  let isCancelled: @Sendable () -> Bool
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

  private func fresh(_ files: [SourceFile], after known: CheckedSources, states: Int?) -> CheckedSources? {
    guard
      let workspace = try? Workspace(
        files: files, jobs: 1, iOSVersion: options.iOSVersion, isWhole: false, machine: machine,
        known: known.workspace)
    else { return nil }
    let planner = BatchPlanner(workspace)
    let dependencies = planner.dependencies()
    var given = GivenResults()
    for (position, identity) in workspace.identities.enumerated() {
      guard let entry = known.entries[identity], entry.basis == dependencies[position] else { continue }
      given.subjects[position] = entry.result
    }
    var options = options
    options.maximumStates = [options.maximumStates, states].compactMap(\.self).min()
    var run = BatchRun(
      workspace: workspace, options: options, cache: nil, progress: progress, isCancelled: isCancelled, given: given)
    run.planner = planner
    run.explains = explains
    guard let outcome = try? run.run(), !isCancelled() else { return nil }
    return CheckedSources(workspace, dependencies, results: outcome.found, options: options)
  }
}
