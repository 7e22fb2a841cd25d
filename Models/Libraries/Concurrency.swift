// Swift concurrency: tasks are blocks of the main queue, since code that the checker follows is UIKit code. A function
// that waits goes on later: the reader of Swift puts what follows an `await` into a closure, see `awaiting`.
import Foundation

/// What a call that waits is waiting for.
final class Suspension {
  var value: Any?
  var isOver = false
  /// What goes on then.
  var continuation: ((Any?) -> Void)?

  func end(_ result: Any?) {
    if isOver { return }
    isOver = true
    value = result
    if let next = continuation {
      continuation = nil
      next(result)
    }
  }
}

/// What the call that has just returned is waiting for; nil: it is done.
var suspension: Suspension?

/// Runs a call behind `await` and then the rest of the function: at once when the call is done, otherwise when it is.
/// A call that nobody defines may take as long as it likes. Answers what the function answers.
func awaiting(_ call: () throws -> Any?, _ rest: @escaping (Any?) throws -> Any?) rethrows -> Any? {
  suspension = nil
  let value = try call()
  var inner = suspension
  if inner == nil && isUnknown(value) { inner = later(unknown()) }
  guard let waiting = inner else { return try rest(value) }
  let own = Suspension()
  waiting.continuation = { result in
    suspension = nil
    let answer = try? rest(result)
    if let next = suspension {
      next.continuation = { last in own.end(last) }
      if next.isOver { own.end(next.value) }
    } else {
      own.end(answer)
    }
    suspension = nil
  }
  if waiting.isOver { waiting.continuation?(waiting.value) }
  suspension = own.isOver ? nil : own
  return own.isOver ? own.value : unknown()
}

/// A suspension that ends after a time.
private func later(_ delay: Double) -> Suspension {
  let result = Suspension()
  mainRunLoop.schedule(.delayed, after: delay) { _ in result.end(unknown()) }
  return result
}

struct TaskPriority {
  static var high: TaskPriority { TaskPriority() }
  static var medium: TaskPriority { TaskPriority() }
  static var low: TaskPriority { TaskPriority() }
  static var userInitiated: TaskPriority { TaskPriority() }
  static var utility: TaskPriority { TaskPriority() }
  static var background: TaskPriority { TaskPriority() }
}

class Task {
  private var work: (() -> Any?)?
  private var isOver: Bool { work == nil }
  private var waiting: Suspension?

  @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () -> Any?) {
    work = operation
    mainRunLoop.schedule(.block, after: 0, source: self) { _ in self.run() }
  }

  static func detached(priority: TaskPriority? = nil, operation: @escaping () -> Any?) -> Task {
    Task(priority: priority, operation: operation)
  }

  private func run() {
    guard let operation = work else { return }
    work = nil
    suspension = nil
    let answer = operation()
    if suspension == nil { waiting?.end(answer) }
    suspension = nil
  }

  /// A task that has begun goes on: cancelling only tells it.
  func cancel() {}

  var isCancelled: Bool { unknown() }
  static var isCancelled: Bool { unknown() }
  static func checkCancellation() {}

  var value: Any? {
    if isOver { return unknown() }
    let own = waiting ?? Suspension()
    waiting = own
    suspension = own
    return nil
  }

  static func sleep(nanoseconds: Int) { suspension = later(Double(nanoseconds) / 1_000_000_000) }
  static func sleep(for duration: TaskDuration, tolerance: TaskDuration? = nil) { suspension = later(duration.delay) }
  static func yield() { suspension = later(0) }
}

struct TaskDuration {
  let delay: Double

  static func seconds(_ count: Double) -> TaskDuration { TaskDuration(delay: count) }
  static func milliseconds(_ count: Double) -> TaskDuration { TaskDuration(delay: count / 1_000) }
  static func microseconds(_ count: Double) -> TaskDuration { TaskDuration(delay: count / 1_000_000) }
  static func nanoseconds(_ count: Double) -> TaskDuration { TaskDuration(delay: count / 1_000_000_000) }
}

enum MainActor {
  static func run<T>(resultType: Any? = nil, body: () throws -> T) rethrows -> T { try body() }
  static func assumeIsolated<T>(_ body: () throws -> T) rethrows -> T { try body() }
}

/// Waits until somebody resumes it.
final class CheckedContinuation {
  private let suspension: Suspension

  init(_ suspension: Suspension) { self.suspension = suspension }

  func resume() { resume(returning: nil) }
  func resume(throwing error: Any?) { resume(returning: nil) }
  func resume(with result: Any?) { resume(returning: result) }

  func resume(returning value: Any?) {
    let own = suspension
    mainRunLoop.schedule(.block, after: 0) { _ in own.end(value) }
  }
}

func withCheckedContinuation(function: String = "", _ body: (CheckedContinuation) -> Void) -> Any? {
  let own = Suspension()
  body(CheckedContinuation(own))
  suspension = own
  return nil
}

func withCheckedThrowingContinuation(function: String = "", _ body: (CheckedContinuation) -> Void) -> Any? {
  withCheckedContinuation(body)
}

func withUnsafeContinuation(_ body: (CheckedContinuation) -> Void) -> Any? { withCheckedContinuation(body) }
func withUnsafeThrowingContinuation(_ body: (CheckedContinuation) -> Void) -> Any? { withCheckedContinuation(body) }
