import Dispatch

/// How long repairs are looked for.
///
/// Each change is explored anew, so that a search for many findings of a large app could go on for an hour. It ends two
/// minutes after the run, unless a time limit says when all is to end. Each finding gets an equal part of what is left:
/// the first one does not use up what the others need, and they get what it leaves.
struct RepairTime: Sendable {
  /// Seconds for all findings together where nobody has asked for a limit.
  static let usual = 120.0

  /// In nanoseconds of uptime.
  private let end: UInt64
  private let isCancelled: @Sendable () -> Bool

  /// The search begins now.
  init(_ options: RunOptions, _ clock: RunClock, isCancelled: @escaping @Sendable () -> Bool) {
    let limit = options.timeLimit == nil ? nil : clock.remaining(isExpected: false)
    end = Self.now + (limit ?? UInt64(Self.usual * 1e9))
    self.isCancelled = isCancelled
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Whether nothing further is to be tried at all.
  var isOver: @Sendable () -> Bool {
    { [end, isCancelled] in isCancelled() || Self.now >= end }
  }

  /// Whether the turn of the next of so many findings is over, which begins now.
  func turn(of findings: Int) -> @Sendable () -> Bool {
    let now = Self.now
    let left = end > now ? end - now : 0
    let turn = now + left / UInt64(max(1, findings))
    return { [isCancelled] in isCancelled() || Self.now >= turn }
  }
}
