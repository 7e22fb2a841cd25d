import Foundation
import Reporters
import RunReport

/// The built `transverify` as a process, with its time and its memory.
struct Checker {
  let program: String
  /// Seconds of exploration; a process that is not done after three times as many is ended. `nil`: default options, and
  /// `patience` seconds.
  let limit: Double?
  private static let patience = 300.0

  struct Run {
    /// `nil` when there was none: the code tells why.
    var report: Report?
    /// The exit code; 128 and more: the signal that ended it.
    var code: Int32
    var seconds: Double
    /// The largest resident size in bytes.
    var peakMemory: Int
    var isTimedOut = false

    var trouble: String? {
      if isTimedOut { return "not done in time" }
      if code >= 128 { return "crashed with signal \(code - 128)" }
      return report == nil ? "no report, exit code \(code)" : nil
    }
  }

  static func besideThis(limit: Double?) throws -> Checker {
    let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let program = url.appendingPathComponent("transverify").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CorpusError("'\(program)' is missing: build it with `swift build -c release --product transverify`")
    }
    return Checker(program: program, limit: limit)
  }

  /// Checks a folder from inside, so that the paths of the report begin there.
  func check(_ folder: String) throws -> Run {
    let report = folder + ".json"
    try? FileManager.default.removeItem(atPath: report)
    let start = DispatchTime.now().uptimeNanoseconds
    let bound = limit.map { ["--time-limit", String($0)] } ?? []
    let process = try spawn(
      [program, "run", "--no-progress", "--quiet"] + bound + ["--reporter", "json:" + report, "."], in: folder)
    let patience = limit.map { 3 * $0 } ?? Self.patience
    var status: Int32 = 0
    var usage = rusage()
    var isTimedOut = false
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      usleep(10_000)
      if !isTimedOut, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 > patience {
        isTimedOut = true
        kill(process, SIGKILL)
      }
    }
    let signal = status & 0x7f
    let text = FileManager.default.contents(atPath: report).map { String(decoding: $0, as: UTF8.self) }
    return Run(
      report: text.flatMap { try? JSONReporter.read($0) }, code: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
      seconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9,
      peakMemory: Int(usage.ru_maxrss) * Self.memoryUnit, isTimedOut: isTimedOut)
  }

  /// Linux counts kilobytes, macOS bytes.
  private static var memoryUnit: Int {
    #if os(Linux)
      1024
    #else
      1
    #endif
  }

  /// Starts a process in a folder, its output thrown away.
  private func spawn(_ arguments: [String], in folder: String) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = shell.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", &actions, nil, &pointers, environ) == 0 else {
      throw CorpusError("'\(program)' cannot be started")
    }
    return process
  }
}
