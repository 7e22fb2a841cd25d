// Grand Central Dispatch. All queues run on the main thread here: code that the checker follows is UIKit code.
import Foundation

/// A moment, as the delay from the moment it was made.
struct DispatchTime {
  var delay: Double

  static func now() -> DispatchTime { DispatchTime(delay: 0) }
  static var distantFuture: DispatchTime { DispatchTime(delay: unknown()) }
}

typealias DispatchWallTime = DispatchTime

enum DispatchTimeInterval {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never

  var delay: Double {
    switch self {
    case .seconds(let count): return Double(count)
    case .milliseconds(let count): return Double(count) / 1_000
    case .microseconds(let count): return Double(count) / 1_000_000
    case .nanoseconds(let count): return Double(count) / 1_000_000_000
    case .never: return unknown()
    }
  }
}

func + (time: DispatchTime, delay: Double) -> DispatchTime { DispatchTime(delay: time.delay + delay) }

func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  DispatchTime(delay: time.delay + interval.delay)
}

enum DispatchQoS {
  case background, utility, `default`, userInitiated, userInteractive, unspecified

  enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
}

class DispatchQueue {
  let isMain: Bool

  init(isMain: Bool) { self.isMain = isMain }

  convenience init(label: String, qos: DispatchQoS = .unspecified) { self.init(isMain: false) }

  static var main: DispatchQueue { DispatchQueue(isMain: true) }

  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue(isMain: false) }

  func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: Any? = nil, execute work: @escaping () -> Void
  ) {
    group?.enter()
    enqueue {
      work()
      group?.leave()
    }
  }

  func async(execute item: DispatchWorkItem) {
    enqueue(item) { item.perform() }
  }

  func async(group: DispatchGroup, execute item: DispatchWorkItem) {
    group.enter()
    enqueue(item) {
      item.perform()
      group.leave()
    }
  }

  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: Any? = nil, execute work: @escaping () -> Void
  ) {
    mainRunLoop.schedule(.delayed, after: deadline.delay) { _ in work() }
  }

  func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    mainRunLoop.schedule(.delayed, after: deadline.delay, source: item) { _ in item.perform() }
  }

  func sync(execute work: () -> Void) { work() }

  private func enqueue(_ item: DispatchWorkItem? = nil, _ body: @escaping () -> Void) {
    if isMain {
      mainRunLoop.schedule(.block, after: 0, source: item) { _ in body() }
    } else {
      // Another thread takes as long as it likes.
      mainRunLoop.schedule(.delayed, after: unknown(), source: item) { _ in body() }
    }
  }
}

class DispatchWorkItem {
  var block: (() -> Void)?

  init(qos: DispatchQoS = .unspecified, block: @escaping () -> Void) { self.block = block }

  var isCancelled: Bool { block == nil }

  func perform() { block?() }

  func cancel() {
    block = nil
    mainRunLoop.cancel(source: self)
  }
}

class DispatchGroup {
  var entered = 0
  var notifications: [() -> Void]?

  init() {}

  func enter() { entered += 1 }

  func leave() {
    entered -= 1
    notifyIfDone()
  }

  func notify(qos: DispatchQoS = .unspecified, queue: DispatchQueue, execute work: @escaping () -> Void) {
    notifications = (notifications ?? []) + [work]
    stall(self)
    notifyIfDone()
  }

  func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }

  private func notifyIfDone() {
    if entered > 0 { return }
    guard let blocks = notifications else { return }
    notifications = nil
    resume(self)
    for block in blocks { mainRunLoop.schedule(.block, after: 0) { _ in block() } }
  }
}
