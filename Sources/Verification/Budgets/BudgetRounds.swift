/// What subjects leave of their budgets goes to those that were stopped by theirs, in rounds.
///
/// A round explores each of these anew, with an equal part of what is left. It is worth its while only where that is twice
/// as much as before. All of it is counted, also whether there is time for another one (`RoundPace`), so that a round finds
/// the same on every machine and with any number of jobs.
///
/// There is a reserve for those whose end seems near: most machines do far more in a second than the budget counts, and a
/// search that is nearly over is worth the rest of the time. What they leave is for those that have explored the most
/// disturbances: later ones have less to do, and most searches that end do so after seven.
struct BudgetRounds {
  /// Seconds that are left for further rounds; below zero where the reserve was drawn on.
  private var left: Double
  /// Seconds besides, where there is not enough for all.
  private let reserve: Double
  /// Seconds that each subject of the last round had: of one that does not say it itself.
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
  /// All of them if there is enough for all, else those of which little is known, else those whose end may be near, else as
  /// many as there is time for of those that have come far.
  ///
  /// - Parameter fits: whether there is time for a round of so many seconds for each of these subjects; else for fewer
  ///   seconds, or for half of them.
  mutating func next(
    for stopped: [Int: SubjectResult], fits: (_ seconds: Double, _ subjects: [Int]) -> Bool = { _, _ in true }
  ) -> (subjects: [Int], seconds: Double)? {
    let candidates = stopped.mapValues { Candidate($0, last: last) }
    let all = stopped.keys.sorted()
    if let seconds = share(left, of: all, candidates, most: Self.most, fits) { return (all, seconds) }
    let behind = all.filter { stopped[$0]?.subject.disturbances ?? 0 < Self.ordinary }
    let enough = Self.mostBehind * (behind.compactMap { candidates[$0]?.had }.max() ?? 0)
    if let seconds = share(left, of: behind, candidates, most: min(Self.most, enough), fits) {
      return (behind, seconds)
    }
    let near = all.filter { stopped[$0]?.nearsItsEnd == true }
    if let seconds = share(left + reserve, of: near, candidates, most: Self.mostNearTheEnd, fits) {
      return (near, seconds)
    }
    var far = Self.farthest(stopped, candidates)
    while !far.isEmpty {
      if let seconds = share(left + reserve, of: far, candidates, most: Self.most, fits) {
        return (far.sorted(), seconds)
      }
      far.removeLast((far.count + 1) / 2)
    }
    return nil
  }

  /// What a subject that was stopped gets of a round, and what it had, as seconds of a subject with a whole share.
  private struct Candidate {
    let share: Double
    let had: Double

    init(_ result: SubjectResult, last: Double) {
      share = result.share
      had = result.subject.budget.map { [share] in $0 / share } ?? last
    }
  }

  /// Runs with fewer disturbances are the ordinary ones: whose were not all explored has shown little of what users meet.
  private static let ordinary = 2
  /// How many times as much as before such subjects get: most that do not end with it would not with all that is left.
  private static let mostBehind = 4.0

  /// Those that have explored so many disturbances have come far.
  private static let fewDisturbances = 3

  /// Of those that have come far the ones with the smallest budget so far: first who has explored the most disturbances, then
  /// who has the fewest states.
  private static func farthest(_ stopped: [Int: SubjectResult], _ candidates: [Int: Candidate]) -> [Int] {
    let subjects = stopped.mapValues(\.subject)
    let far = subjects.filter { $0.value.disturbances ?? 0 >= fewDisturbances }
    let least = far.keys.compactMap { candidates[$0]?.had }.min()
    return far.filter { candidates[$0.key]?.had == least }
      .sorted { one, other in
        let (first, second) = (one.value, other.value)
        return (-(first.disturbances ?? 0), first.states, one.key) < (
          -(second.disturbances ?? 0), second.states, other.key
        )
      }
      .map(\.key)
  }

  /// The seconds for each of some subjects, if that is at least twice as much as any of them had.
  private mutating func share(
    _ left: Double, of subjects: [Int], _ candidates: [Int: Candidate], most: Double, _ fits: (Double, [Int]) -> Bool
  ) -> Double? {
    let parts = subjects.compactMap { candidates[$0] }
    guard let before = parts.map(\.had).max() else { return nil }
    var share = min(most, left / parts.reduce(0) { $0 + $1.share })
    while share >= 2 * before {
      // Tenths: the text of a report says it.
      let seconds = (share * 10).rounded(.down) / 10
      if seconds >= 2 * before, fits(seconds, subjects) {
        last = seconds
        return seconds
      }
      share *= 0.8
    }
    return nil
  }

  mutating func spend(_ results: some Sequence<SubjectResult>) { left -= results.reduce(0) { $0 + $1.used } }
}
