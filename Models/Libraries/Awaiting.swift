// How a function waits and goes on: the reader of Swift puts what follows an `await` into a closure, and what catches its
// errors into another.
import Foundation

/// What a call that waits is waiting for: its answer, or the error that it throws.
final class Suspension {
  var value: Any?
  var error: Any?
  var isOver = false
  /// What goes on then; gets the answer and the error.
  private var continuation: ((Any?, Any?) -> Void)?

  /// One that ends after a time.
  static func after(_ delay: Double) -> Suspension {
    let result = Suspension()
    mainRunLoop.schedule(.delayed, after: delay) { _ in result.end(unknown()) }
    return result
  }

  /// One that ends after a time, or fails then.
  static func orFailure(after delay: Double) -> Suspension {
    let result = Suspension()
    mainRunLoop.schedule(.delayed, after: delay) { _ in
      if mayHappen("what is awaited throws an error") { result.fail(unknown()) } else { result.end(unknown()) }
    }
    return result
  }

  func end(_ result: Any?) { finish(result, nil) }

  /// What was thrown is there, even where nobody knows what it is: whoever asks takes the way of errors.
  func fail(_ thrown: Any?) {
    if isUnknown(thrown) { finish(nil, unknown()!) } else { finish(nil, thrown ?? unknown()!) }
  }

  private func finish(_ result: Any?, _ thrown: Any?) {
    if isOver { return }
    isOver = true
    value = result
    error = thrown
    if let next = continuation {
      continuation = nil
      next(result, thrown)
    }
  }

  /// Goes on with what has been started before, too: several tasks may await one.
  func then(_ next: @escaping (Any?, Any?) -> Void) {
    if isOver { return next(value, error) }
    guard let before = continuation else {
      continuation = next
      return
    }
    continuation = { result, thrown in
      before(result, thrown)
      next(result, thrown)
    }
  }

  /// Ends as the code does that runs here, or as what it waits for then.
  func follow(_ body: () throws -> Any?) {
    suspension = nil
    do {
      let answer = try body()
      if let inner = suspension {
        inner.then { result, thrown in if let thrown { self.fail(thrown) } else { self.end(result) } }
      } else {
        end(answer)
      }
    } catch {
      fail(error)
    }
    suspension = nil
  }

  /// What the function answers that waits for this: an unknown value where it has to go on waiting.
  func answer() throws -> Any? {
    suspension = isOver ? nil : self
    if let thrown = error { throw thrown }
    return isOver ? value : unknown()
  }
}

/// What the call that has just returned is waiting for; nil: it is done.
var suspension: Suspension?

/// Runs a call behind `await` and then the rest of the function: at once when the call is done, otherwise when it is.
/// A call that nobody defines may take as long as it likes. Answers what the function answers.
func awaiting(_ call: () throws -> Any?, _ rest: @escaping (Any?) throws -> Any?) rethrows -> Any? {
  suspension = nil
  let value = try call()
  if suspension == nil && isUnknown(value) { suspension = .after(unknown()) }
  guard let waiting = suspension else { return try rest(value) }
  let own = Suspension()
  waiting.then { result, thrown in
    if let thrown { own.fail(thrown) } else { own.follow { try rest(result) } }
  }
  return try own.answer()
}

/// The same for a call behind `try`: one that nobody defines may throw in the end.
func awaitingOrThrowing(_ call: () throws -> Any?, _ rest: @escaping (Any?) throws -> Any?) rethrows -> Any? {
  try awaiting(
    {
      let value = try call()
      if suspension == nil && isUnknown(value) { suspension = .orFailure(after: unknown()) }
      return value
    }, rest)
}

/// The same for a call behind `try?`: the rest gets nil for an error.
func awaitingOrNil(_ call: () throws -> Any?, _ rest: @escaping (Any?) throws -> Any?) rethrows -> Any? {
  suspension = nil
  let value = try call()
  if suspension == nil && isUnknown(value) { suspension = .after(unknown()) }
  guard let waiting = suspension else { return try rest(value) }
  let own = Suspension()
  waiting.then { result, thrown in own.follow { try rest(thrown == nil ? result : nil) } }
  return try own.answer()
}

/// Runs the body of a `do` in which something waits. Its clauses get what it throws, now or later.
func catching(_ body: () throws -> Any?, _ clauses: @escaping (Any?) throws -> Any?) rethrows -> Any? {
  suspension = nil
  var value: Any?
  do {
    value = try body()
  } catch {
    suspension = nil
    return try clauses(error)
  }
  guard let waiting = suspension else { return value }
  let own = Suspension()
  waiting.then { result, thrown in
    if let thrown { own.follow { try clauses(thrown) } } else { own.end(result) }
  }
  return try own.answer()
}

/// What `for await` goes through; taken as there at once.
func awaitedValues<T>(_ sequence: T) -> T { sequence }

/// Runs code in which something waits, and what was deferred before it when that code is over, now or later.
func deferring(_ body: () throws -> Any?, _ end: @escaping () -> Void) rethrows -> Any? {
  suspension = nil
  var value: Any?
  do {
    value = try body()
  } catch {
    end()
    suspension = nil
    throw error
  }
  guard let waiting = suspension else {
    end()
    suspension = nil
    return value
  }
  let own = Suspension()
  waiting.then { result, thrown in
    end()
    if let thrown { own.fail(thrown) } else { own.end(result) }
  }
  return try own.answer()
}
