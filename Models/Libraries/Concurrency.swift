// Swift concurrency: tasks are blocks of the main queue, since code that the checker follows is UIKit code. A function
// that waits goes on later, see `awaiting`.
import Foundation

struct TaskPriority {
  static var high: TaskPriority { TaskPriority() }
  static var medium: TaskPriority { TaskPriority() }
  static var low: TaskPriority { TaskPriority() }
  static var userInitiated: TaskPriority { TaskPriority() }
  static var utility: TaskPriority { TaskPriority() }
  static var background: TaskPriority { TaskPriority() }
}

class Task {
  private var work: (() throws -> Any?)?
  private let end = Suspension()

  @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () throws -> Any?) {
    work = operation
    mainRunLoop.schedule(.block, after: 0, source: self) { _ in self.run() }
  }

  static func detached(priority: TaskPriority? = nil, operation: @escaping () throws -> Any?) -> Task {
    Task(priority: priority, operation: operation)
  }

  private func run() {
    guard let operation = work else { return }
    work = nil
    end.follow { try operation() }
  }

  /// A task that has begun goes on: cancelling only tells it.
  func cancel() {}

  var isCancelled: Bool { unknown() }
  static var isCancelled: Bool { unknown() }
  static func checkCancellation() {}

  var value: Any? {
    get throws { try end.answer() }
  }

  static func sleep(nanoseconds: Int) { suspension = .after(Double(nanoseconds) / 1_000_000_000) }
  static func sleep(for duration: TaskDuration, tolerance: TaskDuration? = nil) { suspension = .after(duration.delay) }
  static func yield() { suspension = .after(0) }
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
  private var isResumed = false

  init(_ suspension: Suspension) { self.suspension = suspension }

  func resume() { resume(returning: nil) }
  func resume(throwing error: Any?) {
    if !mayResume() { return }
    let own = suspension
    mainRunLoop.schedule(.block, after: 0) { _ in own.fail(error) }
  }

  func resume(with result: Any?) {
    switch result {
    case .success(let value): resume(returning: value)
    case .failure(let error): resume(throwing: error)
    }
  }

  func resume(returning value: Any?) {
    if !mayResume() { return }
    let own = suspension
    mainRunLoop.schedule(.block, after: 0) { _ in own.end(value) }
  }

  /// The second time is a trap (developer.apple.com, `CheckedContinuation`: "Resuming from a continuation more than once is
  /// undefined behavior", and the checked one logs the misuse and stops the program: `CheckedContinuation.swift` of the Swift
  /// standard library, `fatalError("SWIFT TASK CONTINUATION MISUSE: … tried to resume its continuation more than once")`).
  private func mayResume() -> Bool {
    check(!isResumed, .TV1205, "a continuation is resumed a second time")
    if isResumed { return false }
    isResumed = true
    return true
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
