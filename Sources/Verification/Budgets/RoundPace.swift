import Dispatch

/// Whether the time of a run is enough for a further round.
///
/// A round that the clock stops counts for nothing, so that one that it would stop is not begun: the user would wait in
/// vain. Budgets are counted; how long they take is known from the searches so far.
struct RoundPace {
  /// How much longer than the last one a round may take. Larger searches have more to store and to explain, and where budgets
  /// are large a further round ends few searches more: the user would wait for nothing.
  private static func reserve(_ seconds: Double) -> Double { seconds < 20 ? 1.25 : 2 }

  private let clock: RunClock
  private let jobs: Int
  /// Of the last round: when it began, the seconds of budgets that had been used by then, and how many threads it had.
  ///
  /// The first one is counted as if it had one: it compiles, too, and most of its searches end at once.
  private var last: (start: UInt64, used: Double, threads: Int)

  /// The first search begins.
  init(_ clock: RunClock, jobs: Int) {
    self.clock = clock
    self.jobs = jobs
    last = (DispatchTime.now().uptimeNanoseconds, 0, 1)
  }

  /// A round of so many subjects begins, when so many seconds of budgets have been used.
  mutating func begin(subjects: Int, after used: Double) {
    last = (DispatchTime.now().uptimeNanoseconds, used, threads(for: subjects))
  }

  /// - Parameters:
  ///   - seconds: of the budget that each of the subjects would get.
  ///   - used: seconds of budgets that were used since the start.
  func hasTime(for seconds: Double, subjects: Int, after used: Double) -> Bool {
    guard let remaining = clock.remaining(isExpected: false), used > last.used else { return true }
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - last.start)
    let cost = elapsed * Double(last.threads) / (used - last.used)
    return Self.time(for: seconds, subjects: subjects, threads: threads(for: subjects), cost: cost) < Double(remaining)
  }

  /// How long a round may take, in the unit of its cost.
  ///
  /// - Parameter cost: of a second of a budget for one thread.
  static func time(for seconds: Double, subjects: Int, threads: Int, cost: Double) -> Double {
    reserve(seconds) * cost * seconds * Double(subjects) / Double(threads)
  }

  /// One subject is explored by one thread, however many there are.
  private func threads(for subjects: Int) -> Int { max(1, min(jobs, subjects)) }
}
