import Synchronization

/// The checks of sources that were made before: several findings of a file have changes in common.
///
/// Its answers are those of new checks, so it does not matter which thread has put them there.
final class CheckMemo: Sendable {
  private struct State {
    var known: [ContentHash: CheckedSources?] = [:]
    /// Findings that may still ask.
    var users: Int
  }

  private let state: Mutex<State>

  /// - Parameter users: how many findings ask, each of which leaves once.
  init(users: Int = .max) { state = Mutex(State(users: users)) }

  /// Two threads that ask for the same at the same time both make it.
  func value(for key: ContentHash, make: () -> CheckedSources?) -> CheckedSources? {
    if let known = state.withLock({ $0.known[key] }) { return known }
    let made = make()
    state.withLock { if $0.users > 0 { $0.known[key] = .some(made) } }
    return made
  }

  /// Forgets everything when the last user has left.
  func leave() {
    state.withLock {
      $0.users -= 1
      if $0.users == 0 { $0.known = [:] }
    }
  }
}
