import Foundation
import TestSupport

/// The program as it was built beside this test bundle, run as a process.
struct BuiltProgram {
  static var path: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("transverify")
      .path
  }

  struct Outcome {
    var code: Int32
    /// Both streams, as they came.
    var output: String
  }

  /// Runs a script of `bash` in a folder; `$TRANSVERIFY` is the program.
  static func bash(
    _ script: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "--noprofile", "--norc", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let models = Repository.path("Models")
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TRANSVERIFY": path, "TRANSVERIFY_MODELS": models]) { $1 }.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: output)
  }
}
