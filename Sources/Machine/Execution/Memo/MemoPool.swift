import Synchronization

/// The memos of one program: searches of it, whatever their entry and their fixed parameters, repeat each other's runs.
///
/// A memo is used by one system at a time; there are as many as systems that explore at the same time.
final class MemoPool: Sendable {
  private let idle = Mutex<[StepMemo]>([])

  /// A memo for runs within these limits that nobody uses, nil if they allow none.
  func take(_ limits: MachineLimits) -> StepMemo? {
    guard limits.memoWords > 0 else { return nil }
    let known = idle.withLock { memos in
      memos.lastIndex { $0.limits.boundsRuns(like: limits) }.map { memos.remove(at: $0) }
    }
    return known ?? StepMemo(limits)
  }

  func giveBack(_ memo: StepMemo) { idle.withLock { $0.append(memo) } }
}
