import RunReport
import Verification

/// The shipped gallery, `Models/Gallery`.
enum GalleryBenchmark {
  /// The absolute path of the gallery.
  static func folder() throws(BenchmarkError) -> String {
    try reported { () throws(InputError) in try ModelsFolder.path() + "/Gallery" }
  }

  /// Checks the whole gallery as `transverify run` does, without writing reports.
  ///
  /// - Throws: when the gallery does not meet its expectations: such a run is not the one to measure.
  static func run(_ folder: String, jobs: Int) throws(BenchmarkError) {
    let report = try reported { () throws(InputError) in
      try Runner(options: RunOptions(paths: [folder], jobs: jobs)).run()
    }
    if let failures = report.expectations?.failures, !failures.isEmpty {
      throw BenchmarkError("the gallery fails \(failures.count) of its expectations: see `transverify run`")
    }
  }

  /// Explores each subject of the gallery alone.
  static func subjects(
    _ folder: String, jobs: Int, warmUps: Int, runs: Int
  ) throws(BenchmarkError) -> [SubjectBenchmark.Measurement] {
    try reported { () throws(InputError) in
      try SubjectBenchmark.measure(paths: [folder], jobs: jobs, warmUps: warmUps, runs: runs)
    }
  }

  private static func reported<Value>(_ body: () throws(InputError) -> Value) throws(BenchmarkError) -> Value {
    do throws(InputError) {
      return try body()
    } catch {
      throw BenchmarkError(error.message)
    }
  }
}
