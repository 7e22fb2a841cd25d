import Exploration
import Foundation
import Subjects

/// How far the exploration of one subject goes, and what may follow it (`PhaseMeter`).
///
/// The work that a budget of seconds stands for is counted, not timed: where a subject is stopped does not depend on the
/// machine or on what else it does. The clock is the second line, for steps whose work is not counted well.
struct SubjectBudget: Sendable {
  /// As the user gave them, or the subject's share of them.
  let seconds: Double

  /// Of code under test a subject gets the first that is no more than its part of a fifth of what the run has (`whole`); the
  /// rest, and what others leave, goes to those that were stopped (`BudgetRounds`). Scenarios that somebody wrote are
  /// explored to their end, and subjects of files that say what is to be found in them get the first: a search that was
  /// stopped cannot meet an expectation.
  private static let usual = [20.0, 10, 5, 2, 1, 0.5, 0.2, 0.1]

  /// Seconds for all subjects of a run; with a time limit so much that it can be kept.
  static func whole(_ options: RunOptions) -> Double {
    min(500, options.timeLimit.map { $0 * Double(options.jobs) } ?? .infinity)
  }

  /// Seconds that searches may have besides when their end seems near.
  static func reserve(_ options: RunOptions) -> Double {
    min(1_000, options.timeLimit.map { max(0, $0 * Double(options.jobs) - 500) } ?? .infinity)
  }

  /// Of a subject of the workspace; `nil` for no bound.
  init?(_ options: RunOptions, of subject: SubjectDescription, in workspace: Workspace) {
    guard let whole = Self.seconds(options, of: subject, in: workspace) else { return nil }
    seconds = whole * subject.budgetShare
  }

  /// What a subject with a whole share gets.
  static func seconds(_ options: RunOptions, of subject: SubjectDescription, in workspace: Workspace) -> Double? {
    if let seconds = options.subjectBudget { return seconds }
    if subject.kind == .scenario { return nil }
    if isExpected(subject, in: workspace) && options.timeLimit == nil { return usual[0] }
    // About half of the fallbacks are explored through others.
    let fallbacks = workspace.subjects.count { $0.fallback != nil }
    let count = workspace.subjects.count { $0.kind != .scenario && $0.fallback == nil } + (fallbacks + 1) / 2
    let part = whole(options) / 5 / Double(max(1, count))
    return usual.first { $0 <= part } ?? 0.1
  }

  /// Whether the subject's file says what is to be found in it.
  static func isExpected(_ subject: SubjectDescription, in workspace: Workspace) -> Bool {
    workspace.program.files[subject.file].directives.contains { $0.text.hasPrefix("expect:") }
  }

  /// Units of `MachineSystem.work` that the search may do. What follows may take as long again.
  var work: Int { Int(min(seconds * Self.workPerSecond, 1e15)) }

  /// A search of one core of a usual computer does about three times as many, so that what follows fits in, too.
  private static let workPerSecond = 8e6

  /// Nanoseconds of processor time after which a subject is stopped wherever it is.
  var processorTime: UInt64 { UInt64(min(mostSeconds, 1e9) * 1e9) }

  /// With the further searches for what was found.
  var mostSeconds: Double { seconds * 1.5 + 0.5 }

  /// The processor time of this thread so far, in nanoseconds.
  static var threadTime: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
