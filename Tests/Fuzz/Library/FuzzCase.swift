import Foundation
import RunReport
import Verification

/// One source held against the whole tool: parser, lowering, machine, judging, with small bounds.
package enum FuzzCase {
  /// States of each subject.
  package static let states = 400
  /// Seconds of exploration.
  package static let seconds = 4.0
  /// Seconds that a run with the tool's own bounds may take: its time limit and a fifth.
  package static let defaultSeconds = 1.2 * 120
  /// Bytes that it may have in memory.
  package static let defaultMemory = 2 << 30

  /// Writes the source to a file, so that it is there after a crash, and checks it. Answers what is wrong with the answer,
  /// `nil` when nothing is: whatever the source is, there must be a report.
  /// - Parameter usesDefaults: with the tool's own bounds and as many threads as it takes.
  package static func check(_ source: String, file: String, usesDefaults: Bool = false) throws -> String? {
    // Subjects of files that say what is to be found are explored without a time limit.
    let source = usesDefaults ? source.replacingOccurrences(of: "// expect:", with: "// ") : source
    try Data(source.utf8).write(to: URL(fileURLWithPath: file))
    let options =
      usesDefaults
      ? RunOptions(paths: [file], jobs: ProcessInfo.processInfo.activeProcessorCount)
      : RunOptions(paths: [file], maximumStates: states, timeLimit: seconds, jobs: 1)
    let report: Report
    do {
      report = try Runner(options: options).run()
    } catch {
      return error.message
    }
    // A subject without an entry is the machine's fault, not the source's.
    let broken = report.subjects.filter { $0.verdict == .unsupported }
    return broken.first.map { "\($0.name) could not be executed: \($0.bound ?? "")" }
  }
}
