import Dispatch
import RunReport
import Subjects

/// When a run is to end, by the clock: the second line behind what is counted.
///
/// A run without options ends after two minutes, whatever it is given: what is not explored by then says so. Options that
/// ask for more (a budget, a bound of another kind, walks, a second look) take that limit away. Sources that say what is
/// expected of them are explored to the end of their budgets, since a search that was stopped meets no expectation.
struct RunClock: Sendable {
  /// Seconds that a run without options takes at most, reading included.
  static let usual = 120.0

  /// In nanoseconds of uptime; `nil` for no bound.
  private var end: UInt64?
  private let start: UInt64
  /// Nobody has asked for the bound.
  private let isUsual: Bool

  /// The run begins now.
  init(_ options: RunOptions) {
    isUsual = options.timeLimit == nil
    let limit = options.timeLimit ?? (options.asksForMore ? nil : Self.usual)
    start = DispatchTime.now().uptimeNanoseconds
    end = limit.map { [start] in start + UInt64(min($0, 1e9) * 1e9) }
  }

  /// The same for what comes first, where something is to come after it that needs a part of the time.
  func leaving(part: Double) -> RunClock {
    var earlier = self
    earlier.end = end.map { start + UInt64(Double($0 - start) * (1 - part)) }
    return earlier
  }

  /// Nanoseconds that a subject has left, at least 1; `nil` for no bound.
  func remaining(for subject: SubjectDescription, in workspace: Workspace) -> UInt64? {
    remaining(isExpected: SubjectBudget.isExpected(subject, in: workspace))
  }

  func remaining(isExpected: Bool) -> UInt64? {
    guard let end, !(isUsual && isExpected) else { return nil }
    let now = DispatchTime.now().uptimeNanoseconds
    return end > now ? end - now : 1
  }

  /// Whether nothing further is to be begun of a file.
  func isOver(isExpected: Bool) -> Bool { remaining(isExpected: isExpected) == 1 }
}

extension RunOptions {
  /// Whether some option says how far subjects are explored, or asks for more than exploring and explaining them.
  fileprivate var asksForMore: Bool {
    subjectBudget != nil || maximumStates != nil || maximumDepth != nil || walk != nil
      || !growing.isEmpty || certifies || findsFairCycles || findsRepairs
  }
}
