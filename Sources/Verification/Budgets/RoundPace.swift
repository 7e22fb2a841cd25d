import Dispatch

/// Whether the time of a run is enough for a further round.
///
/// A round that the clock stops counts for nothing, so that one that it would stop is not begun: the user would wait in
/// vain. Budgets are counted; how long they take is known from the searches so far.
struct RoundPace {
  /// Larger searches have more to store and to explain.
  private static let reserve = 1.5

  private let clock: RunClock
  private let jobs: Int
  private let start = DispatchTime.now().uptimeNanoseconds

  /// The first search begins.
  init(_ clock: RunClock, jobs: Int) {
    self.clock = clock
    self.jobs = jobs
  }

  /// - Parameters:
  ///   - seconds: of the budget that each of the subjects would get.
  ///   - used: seconds of budgets that were used since the start.
  func hasTime(for seconds: Double, subjects: Int, after used: Double) -> Bool {
    guard let remaining = clock.remaining(isExpected: false), used > 0 else { return true }
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start)
    // One subject is explored by one thread, however many there are.
    let threads = Double(max(1, min(jobs, subjects)))
    return Self.reserve * elapsed / used * seconds * Double(subjects) / threads < Double(remaining)
  }
}
