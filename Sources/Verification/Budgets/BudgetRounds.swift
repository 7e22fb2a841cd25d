/// What subjects leave of their budgets goes to those that were stopped by theirs, in rounds.
///
/// A round explores each of these anew, with an equal part of what is left. It is worth its while only where that is twice
/// as much as before. All of it is counted, so that the rounds are the same on every machine and with any number of jobs.
///
/// There is a reserve for those whose end seems near: most machines do far more in a second than the budget counts, and a
/// search that is nearly over is worth the rest of the time.
struct BudgetRounds {
  /// Seconds that are left for further rounds; below zero where the reserve was drawn on.
  private var left: Double
  /// Seconds for those alone whose end seems near.
  private let reserve: Double
  /// Seconds that each of the stopped subjects had in the last round.
  private var last: Double

  /// A subject gets no more.
  static let most = 200.0
  /// Unless its end seems near.
  static let mostNearTheEnd = 800.0

  /// - Parameters:
  ///   - results: of the subjects that were explored with the budgets of the first round.
  ///   - budget: the seconds of that round; `nil` where it has no bound or was given by the user.
  init?(after results: some Sequence<SubjectResult>, budget: Double?, options: RunOptions) {
    guard let budget, options.subjectBudget == nil, options.walk == nil else { return nil }
    last = budget
    left = SubjectBudget.whole(options) - results.reduce(0) { $0 + $1.used }
    reserve = SubjectBudget.reserve(options)
  }

  /// Which of those that were stopped are explored anew, and the seconds for each; `nil`: no further round.
  ///
  /// All of them if there is enough for all, else those whose end may be near.
  ///
  /// - Parameter fits: whether there is time for a round of so many seconds for each of so many subjects; else half of them.
  mutating func next(
    for stopped: [Int: SubjectResult], fits: (_ seconds: Double, _ subjects: Int) -> Bool = { _, _ in true }
  ) -> (subjects: [Int], seconds: Double)? {
    let all = stopped.keys.sorted()
    if let seconds = share(left, of: all.count, most: Self.most, fits) { return (all, seconds) }
    let near = all.filter { stopped[$0]?.nearsItsEnd == true }
    return share(left + reserve, of: near.count, most: Self.mostNearTheEnd, fits).map { (near, $0) }
  }

  private mutating func share(
    _ left: Double, of count: Int, most: Double, _ fits: (Double, Int) -> Bool
  ) -> Double? {
    guard count > 0 else { return nil }
    var share = min(most, left / Double(count))
    while share >= 2 * last {
      // Tenths: the text of a report says it.
      let seconds = (share * 10).rounded(.down) / 10
      if seconds >= 2 * last, fits(seconds, count) {
        last = seconds
        return seconds
      }
      share /= 2
    }
    return nil
  }

  mutating func spend(_ results: some Sequence<SubjectResult>) { left -= results.reduce(0) { $0 + $1.used } }
}
