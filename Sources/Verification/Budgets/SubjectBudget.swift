import Exploration
import Foundation

/// How far the exploration of one subject goes, and what may follow it (`PhaseMeter`).
///
/// The work that a budget of seconds stands for is counted, not timed: where a subject is stopped does not depend on the
/// machine or on what else it does. The clock is the second line, for steps whose work is not counted well.
struct SubjectBudget: Sendable {
  /// As the user gave them.
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

  /// `nil` for no bound.
  ///
  /// Of a subject of the workspace.
  init?(_ options: RunOptions, of subject: SubjectDescription, in workspace: Workspace) {
    let subjects = workspace.subjects
    if let seconds = options.subjectBudget {
      self.seconds = seconds
    } else {
      if subject.kind == .scenario { return nil }
      // About half of the fallbacks are explored through others.
      let fallbacks = subjects.count { $0.fallback != nil }
      let count = subjects.count { $0.kind != .scenario && $0.fallback == nil } + (fallbacks + 1) / 2
      let share = Self.whole(options) / 5 / Double(max(1, count))
      let part = Self.usual.first { $0 <= share } ?? 0.1
      seconds = Self.isExpected(subject, in: workspace) && options.timeLimit == nil ? Self.usual[0] : part
    }
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
