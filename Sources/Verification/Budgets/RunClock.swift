import Dispatch
import RunReport
import Subjects
import Synchronization

/// When a run is to end, by the clock: the second line behind what is counted.
///
/// A run without options ends after two minutes, whatever it is given: what is not explored by then says so. Options that
/// ask for more (a budget, a bound of another kind, walks, a second look) take that limit away. Sources that say what is
/// expected of them are explored to the end of their budgets, since a search that was stopped meets no expectation.
///
/// Nobody has asked for those two minutes, so that time in which other programs had the processors does not count: else a
/// busy machine would find less. Twice as long is the end in any case. A limit that was asked for is kept as it is.
struct RunClock: Sendable {
  /// Seconds that a run without options takes at most, reading included.
  static let usual = 120.0
  /// How much longer it may take on a busy machine.
  private static let patience: UInt64 = 2

  /// In nanoseconds of uptime; `nil` for no bound.
  private var end: UInt64?
  private let start: UInt64
  /// Nobody has asked for the bound.
  private let isUsual: Bool
  private let waits = Waits()

  /// Nanoseconds in which work waited for a processor.
  private final class Waits: Sendable {
    let nanoseconds = Mutex<UInt64>(0)
  }

  /// The run begins now.
  init(_ options: RunOptions) {
    isUsual = options.timeLimit == nil
    let limit = options.timeLimit ?? (options.asksForMore ? nil : Self.usual)
    start = Self.now
    end = limit.map { [start] in start + UInt64(min($0, 1e9) * 1e9) }
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// The same for what comes first, where something is to come after it that needs a part of the time.
  func leaving(part: Double) -> RunClock {
    var earlier = self
    earlier.end = end.map { start + UInt64(Double($0 - start) * (1 - part)) }
    return earlier
  }

  /// Does work of one of several threads, and notes how long it has waited for a processor.
  func timing<Result>(threads: Int, _ body: () -> Result) -> Result {
    let (began, worked) = (Self.now, SubjectBudget.threadTime)
    let result = body()
    let (elapsed, done) = (Self.now - began, Self.threadTime(since: worked))
    if elapsed > done { waits.nanoseconds.withLock { $0 += (elapsed - done) / UInt64(max(1, threads)) } }
    return result
  }

  /// Processor time of this thread since it was asked for; none where another thread had been asked.
  private static func threadTime(since start: UInt64) -> UInt64 {
    let time = SubjectBudget.threadTime
    return time > start ? time - start : 0
  }

  /// A clock for a thread that begins to explore, in nanoseconds: it stands while others have the processor.
  var ofThisThread: @Sendable () -> UInt64 {
    let (began, worked) = (Self.now, SubjectBudget.threadTime)
    guard isUsual, let end else { return { Self.now } }
    let room = last(end) - usualEnd(end)
    return {
      let elapsed = Self.now - began
      return began + max(Self.threadTime(since: worked), elapsed - min(elapsed, room))
    }
  }

  /// Nanoseconds that a subject has left, at least 1; `nil` for no bound.
  func remaining(for subject: SubjectDescription, in workspace: Workspace) -> UInt64? {
    remaining(isExpected: SubjectBudget.isExpected(subject, in: workspace))
  }

  func remaining(isExpected: Bool) -> UInt64? {
    guard let end, !(isUsual && isExpected) else { return nil }
    let now = Self.now
    let last = isUsual ? usualEnd(end) : end
    return last > now ? last - now : 1
  }

  /// When a usual run ends that goes on as if nothing else were on the machine from now on.
  private func usualEnd(_ end: UInt64) -> UInt64 { min(end + waits.nanoseconds.withLock { $0 }, last(end)) }

  /// When the run ends whatever it has waited for.
  private func last(_ end: UInt64) -> UInt64 { start + (end - start) * Self.patience }

  /// Whether nothing further is to be begun of a file.
  func isOver(isExpected: Bool) -> Bool { remaining(isExpected: isExpected) == 1 }
}

extension RunOptions {
  /// Whether some option says how far subjects are explored, or asks for more than exploring and explaining them.
  var asksForMore: Bool {
    subjectBudget != nil || maximumStates != nil || maximumDepth != nil || walk != nil
      || !growing.isEmpty || certifies || findsFairCycles || findsRepairs
  }
}
