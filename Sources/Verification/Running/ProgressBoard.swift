import Exploration
import Synchronization

/// Adds up the progress of the subjects that are explored side by side.
final class ProgressBoard: Sendable {
  private struct Totals {
    var finished = 0
    var states = 0
  }

  private let subjects: Int
  private let totals = Mutex(Totals())
  private let report: @Sendable (RunProgress) -> Void

  init(subjects: Int, report: @escaping @Sendable (RunProgress) -> Void) {
    self.subjects = subjects
    self.report = report
  }

  func advance(_ subject: String, _ progress: SearchProgress) {
    let totals = totals.withLock { $0 }
    report(
      RunProgress(
        subject: subject, finishedSubjects: totals.finished, subjects: subjects,
        states: totals.states + progress.states, depth: progress.depth, queue: progress.queue))
  }

  func finish(states: Int) {
    totals.withLock {
      $0.finished += 1
      $0.states += states
    }
  }
}
