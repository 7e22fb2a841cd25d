import Exploration
import Machine
import RunReport

/// Measures the exploration of each subject alone: one after the other on one thread, without judging or tracing.
package enum SubjectBenchmark {
  /// How large the state space of one subject is and how long it took to explore.
  package struct Measurement: Hashable, Sendable {
    package var name: String
    /// Where the subject is declared.
    package var location: Location
    /// Distinct states.
    package var states: Int
    /// Steps that were emitted, those to known states included.
    package var transitions: Int
    /// Bytes that the exploration has stored, at most.
    package var bytes: Int
    /// Processor time of each counted exploration in the order of the runs; not empty.
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
    let image = try workspace.image()
    var searches: [(name: String, location: Location, search: Search)] = []
    for subject in workspace.subjects {
      guard let entry = image.program.functions.firstIndex(where: { $0.name == subject.entry }) else {
        throw InputError("the scenario of '\(subject.name)' could not be compiled")
      }
      let options = SearchOptions(maximumMemory: MemoryPlan.wordsOfTools)
      let place = workspace.sources.location(of: subject.span)
      let location = Location(path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
      let search = Search(image: image, entry: Int32(entry), options: options, monitor: SearchMonitor())
      searches.append((subject.name, location, search))
    }
    return searches.map { name, location, search in
      let unmeasured = Measurement(
        name: name, location: location, states: 0, transitions: 0, bytes: 0, nanoseconds: [], bound: nil)
      return measure(search, warmUps: warmUps, runs: max(1, runs), into: unmeasured)
    }
  }

  private static func measure(
    _ search: Search, warmUps: Int, runs: Int, into unmeasured: Measurement
  ) -> Measurement {
    var measurement = unmeasured
    for run in 0..<(warmUps + runs) {
      let start = SubjectBudget.threadTime
      let result = search.explore(fixed: [:]).result
      let end = SubjectBudget.threadTime
      guard run >= warmUps else { continue }
      measurement.nanoseconds.append(end - start)
      measurement.states = result.statistics.states
      measurement.transitions = result.statistics.transitions
      measurement.bytes = 8 * result.memoryWords
      measurement.bound = BoundText.describe(result)
    }
    return measurement
  }
}
