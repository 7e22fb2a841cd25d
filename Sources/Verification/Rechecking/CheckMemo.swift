import Synchronization

/// The checks of sources that were made before: several findings of a file have changes in common.
///
/// Its answers are those of new checks, so it does not matter which thread has put them there.
final class CheckMemo: Sendable {
  /// One check: whoever makes it holds the lock.
  private final class Answer: Sendable {
    let sources = Mutex<CheckedSources??>(nil)
  }

  private struct State {
    var known: [ContentHash: Answer] = [:]
    /// Findings that may still ask.
    var users: Int
  }

  private let state: Mutex<State>

  /// - Parameter users: how many findings ask, each of which leaves once.
  init(users: Int = .max) { state = Mutex(State(users: users)) }

  /// Of two threads that ask for the same at the same time the second waits for what the first makes.
  func value(for key: ContentHash, make: () -> CheckedSources?) -> CheckedSources? {
    let answer = state.withLock { state in
      if let known = state.known[key] { return known }
      let new = Answer()
      if state.users > 0 { state.known[key] = new }
      return new
    }
    return answer.sources.withLock { known in
      if let known { return known }
      let made = make()
      known = .some(made)
      return made
    }
  }

  /// Forgets everything when the last user has left.
  func leave() {
    state.withLock {
      $0.users -= 1
      if $0.users == 0 { $0.known = [:] }
    }
  }
}
