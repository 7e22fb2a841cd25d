import Dispatch
import Exploration
import Machine

/// Measures the exploration of each subject alone: one after the other on one thread, without judging or tracing.
package enum SubjectBenchmark {
  /// How large the state space of one subject is and how long it took to explore.
  package struct Measurement: Hashable, Sendable {
    package var name: String
    /// Distinct states.
    package var states: Int
    /// Steps that were emitted, those to known states included.
    package var transitions: Int
    /// Wall time of each counted exploration in the order of the runs; not empty.
    package var nanoseconds: [UInt64]
    /// Why the exploration is not exhaustive, in words; `nil` if it is.
    package var bound: String?
  }

  /// Explores every subject of the paths `warmUps + runs` times, as `Runner.run` does before it judges.
  ///
  /// Reading and compiling are not measured.
  /// - Parameters:
  ///   - jobs: threads that read the sources, at least 1.
  ///   - warmUps: explorations of each subject that are not counted, at least 0.
  ///   - runs: explorations of each subject that are counted, at least 1.
  /// - Returns: the subjects as sorted in the sources.
  /// - Throws: `InputError` when there is nothing to explore, or a scenario could not be compiled.
  package static func measure(
    paths: [String], jobs: Int, warmUps: Int, runs: Int
  ) throws(InputError) -> [Measurement] {
    let found = try SourceFinder.sources(at: paths)
    let workspace = try Workspace(files: found.files, jobs: jobs, iOSVersion: nil)
    let image = ProgramImage(workspace.compiled)
    var searches: [(name: String, search: Search)] = []
    for subject in workspace.subjects {
      guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else {
        throw InputError("the scenario of '\(subject.name)' could not be compiled")
      }
      let options = SearchOptions(maximumMemory: SubjectRun.memory)
      searches.append(
        (subject.name, Search(image: image, entry: Int32(entry), options: options, monitor: SearchMonitor())))
    }
    return searches.map { measure($0.search, name: $0.name, warmUps: warmUps, runs: max(1, runs)) }
  }

  private static func measure(_ search: Search, name: String, warmUps: Int, runs: Int) -> Measurement {
    var measurement = Measurement(name: name, states: 0, transitions: 0, nanoseconds: [], bound: nil)
    for run in 0..<(warmUps + runs) {
      let start = DispatchTime.now().uptimeNanoseconds
      let result = search.explore(fixed: [:]).result
      let end = DispatchTime.now().uptimeNanoseconds
      guard run >= warmUps else { continue }
      measurement.nanoseconds.append(end - start)
      measurement.states = result.statistics.states
      measurement.transitions = result.statistics.transitions
      measurement.bound = BoundText.describe(result)
    }
    return measurement
  }
}
