import Machine

/// How long the searches of a run take on two idle processors of a usual computer, and whether a further round fits in.
///
/// It is told from what was counted: no clock is asked, so that a run begins the same rounds on every machine, on a busy one,
/// and with any number of jobs.
struct RoundPace {
  /// How much longer than before a second of a budget may take in a further round. Larger searches have more to store and to
  /// explain, and where budgets are large a further round ends few searches more: the user would wait for nothing.
  private static func reserve(_ seconds: Double) -> Double { seconds < 20 ? 1.25 : 2 }

  /// Threads of the computer that is thought of.
  private static let threads = 2.0
  /// Of the time of a run: the rest is for what takes longer than it counts.
  private static let share = 0.75
  /// Seconds that reading and compiling take for a byte of the sources.
  private static let reading = 6e-6

  /// Seconds for all rounds; `nil` for no bound.
  private let limit: Double?
  private let threads: Double
  /// Seconds that were taken so far.
  private(set) var elapsed: Double

  /// - Parameter bytes: of the sources.
  init(_ options: RunOptions, bytes: Int) {
    let time = options.timeLimit ?? (options.asksForMore ? nil : RunClock.usual)
    limit = time.map { $0 * Self.share }
    threads = options.timeLimit == nil ? Self.threads : Double(max(1, options.jobs))
    elapsed = Self.reading * Double(bytes)
  }

  /// Subjects that were explored side by side.
  mutating func spend(_ results: some Sequence<SubjectResult>) { elapsed += time(for: results.map(\.cost)) }

  /// Whether there is time for a round of so many seconds for each of these.
  func hasTime(for seconds: Double, of subjects: some Sequence<SubjectResult>) -> Bool {
    guard let limit else { return true }
    let costs = subjects.map { $0.cost / max($0.used, 0.01) * $0.share * seconds * Self.reserve(seconds) }
    return elapsed + time(for: costs) < limit
  }

  /// One subject is explored by one thread, however many there are.
  private func time(for costs: [Double]) -> Double { max(costs.max() ?? 0, costs.reduce(0, +) / threads) }

  /// Seconds of one processor for a subject. A search repeats many runs instead of executing them; what follows it traces
  /// them.
  ///
  /// - Parameters:
  ///   - search: units of `MachineSystem.work` that the search has done.
  ///   - after: units of `PhaseMeter` that were spent on what was found.
  static func cost(search: Int, after: Int, transitions: Int) -> Double {
    Double(search) * 2.5e-8 + Double(after) * 2.5e-8 + Double(transitions) * 4e-6
  }
}
