import Diagnostics
import RunReport

/// Checks changed sources in memory, with the options of the run that has found what is to be repaired.
struct SourceCheck: Sendable {
  /// Of the run, but for one job: several checks run at the same time.
  let options: RunOptions
  let machine: [SourceFile]
  let isCancelled: @Sendable () -> Bool

  init(_ options: RunOptions, machine: [SourceFile], isCancelled: @escaping @Sendable () -> Bool) {
    self.options = options
    self.machine = machine
    self.isCancelled = isCancelled
  }

  /// What a run over the files finds. Subjects that reach nothing that has changed since `known` are not explored
  /// again.
  ///
  /// - Returns: `nil` when the files cannot be checked.
  func check(_ files: [SourceFile], after known: CheckedSources) -> CheckedSources? {
    guard
      let workspace = try? Workspace(
        files: files, jobs: 1, iOSVersion: options.iOSVersion, isWhole: false, machine: machine,
        known: known.workspace.read)
    else { return nil }
    let planner = BatchPlanner(workspace)
    let dependencies = planner.dependencies()
    var given = GivenResults()
    for (position, identity) in workspace.identities.enumerated() {
      guard let entry = known.entries[identity], entry.basis == dependencies[position] else { continue }
      given.subjects[position] = entry.result
    }
    var run = BatchRun(
      workspace: workspace, options: options, cache: nil, progress: { _ in }, isCancelled: isCancelled, given: given)
    run.planner = planner
    guard let outcome = try? run.run(), !isCancelled() else { return nil }
    return CheckedSources(workspace, dependencies, results: outcome.found, options: options)
  }
}
