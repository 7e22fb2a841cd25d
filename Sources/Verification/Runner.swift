import Diagnostics
import Exploration
import Foundation
import Machine
import RunReport
import Synchronization

/// Checks sources: the one door into this room.
package struct Runner: Sendable {
  private let options: RunOptions
  private let progress: @Sendable (RunProgress) -> Void
  private let isCancelled: @Sendable () -> Bool

  package init(
    options: RunOptions, progress: @escaping @Sendable (RunProgress) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.options = options
    self.progress = progress
    self.isCancelled = isCancelled
  }

  /// Finds the sources, explores every subject and judges what was found.
  ///
  /// The report depends on the sources and the options alone, not on `jobs`, unless a time limit or a cancellation
  /// cuts the run short.
  /// - Throws: `InputError` when there is nothing to check.
  package func run() throws(InputError) -> Report {
    let found = try SourceFinder.sources(at: options.paths)
    let workspace = try Workspace(files: found.files, jobs: options.jobs, iOSVersion: options.iOSVersion)
    let results = explore(workspace)
    return ReportBuilder(workspace: workspace, options: options, objectiveC: found.objectiveC).report(
      results, problems: found.problems + workspace.problems, wasCancelled: isCancelled())
  }

  /// The subjects that `run` would explore, each with its scenario as Swift text.
  package func scenarios() throws(InputError) -> [ScenarioListing] {
    let found = try SourceFinder.sources(at: options.paths)
    let workspace = try Workspace(files: found.files, jobs: options.jobs, iOSVersion: options.iOSVersion)
    return workspace.subjects.map { subject in
      let place = workspace.sources.location(of: subject.span)
      return ScenarioListing(
        subject: subject.name, kind: subject.kind.rawValue, scenario: subject.scenario,
        location: Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1))
    }
  }

  private func explore(_ workspace: Workspace) -> [SubjectResult] {
    let image = ProgramImage(workspace.compiled)
    let subjects = workspace.subjects
    let board = ProgressBoard(subjects: subjects.count, report: progress)
    let results = Mutex([SubjectResult?](repeating: nil, count: subjects.count))
    let start = DispatchTime.now().uptimeNanoseconds
    Parallel.forEach(subjects.indices, jobs: options.jobs) { index in
      let run = SubjectRun(
        workspace: workspace, image: image, subject: subjects[index], options: options,
        monitor: monitor(for: subjects[index].name, board: board), timeLimit: remaining(since: start),
        isCancelled: isCancelled)
      let result = run.run()
      results.withLock { $0[index] = result }
      board.finish(states: result.subject.states)
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  private func monitor(for subject: String, board: ProgressBoard) -> SearchMonitor {
    SearchMonitor(
      clock: { DispatchTime.now().uptimeNanoseconds }, isCancelled: isCancelled,
      progress: { board.advance(subject, $0) })
  }

  private func remaining(since start: UInt64) -> UInt64? {
    guard let limit = options.timeLimit else { return nil }
    let end = start + UInt64(limit * 1e9)
    let now = DispatchTime.now().uptimeNanoseconds
    return end > now ? end - now : 1
  }
}

/// A subject and the scenario that closes its environment.
package struct ScenarioListing: Hashable, Sendable {
  package var subject: String
  package var kind: String
  /// Swift text.
  package var scenario: String
  package var location: Location

  package init(subject: String, kind: String, scenario: String, location: Location) {
    self.subject = subject
    self.kind = kind
    self.scenario = scenario
    self.location = location
  }
}
