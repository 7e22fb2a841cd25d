import Synchronization

/// A value that is made once, by whoever asks first; others wait for it.
package final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Result<Value, any Error>?>(nil)

  package init() {}

  package func value(_ make: () throws -> Value) throws -> Value {
    try made.withLock { made in
      let result = made ?? Result(catching: make)
      made = result
      return try result.get()
    }
  }
}
