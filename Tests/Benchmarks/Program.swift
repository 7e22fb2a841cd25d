import Foundation

/// The `transverify` that was built beside the benchmark.
struct Program {
  let url: URL

  /// - Throws: when there is none.
  static func besideBenchmark() throws(BenchmarkError) -> Program {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("transverify")
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw BenchmarkError("'\(url.path)' is missing: build it with `swift build -c release --product transverify`")
    }
    return Program(url: url)
  }

  /// Runs `transverify run` on the sample as a new process, from its start to its end, and reads the text report.
  ///
  /// - Parameter usesCache: the trees of the machine that the runs before have left are used.
  /// - Throws: when it cannot be started or does not report that the sample holds.
  func check(_ sample: SampleSource, usesCache: Bool) throws(BenchmarkError) {
    let process = Process()
    let output = Pipe()
    process.executableURL = url
    process.arguments = ["run", sample.file.path, "--reporter", "text"]
    process.currentDirectoryURL = sample.folder
    if !usesCache {
      process.environment = ProcessInfo.processInfo.environment.merging(["TRANSVERIFY_CACHE": ""]) { $1 }
    }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw BenchmarkError("'\(url.path)' cannot be started: \(error.localizedDescription)")
    }
    let report = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0, !report.isEmpty else {
      throw BenchmarkError(
        "'transverify run' on the small file ended with \(process.terminationStatus), not with 0 and a report:\n"
          + String(decoding: report, as: UTF8.self))
    }
  }
}
