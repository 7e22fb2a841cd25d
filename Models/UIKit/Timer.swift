import Foundation

/// A timer of the main run loop, which retains it until it has fired or is invalidated.
class Timer: NSObject {
  let repeats: Bool
  let interval: TimeInterval
  /// Nil once the timer is invalid.
  var block: ((Timer) -> Void)?

  init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.interval = interval
    self.repeats = repeats
    self.block = block
  }

  convenience init(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { sendMessage(selector, to: target, $0) }
  }

  @discardableResult
  static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  @discardableResult
  static func scheduledTimer(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.schedule()
    return timer
  }

  var isValid: Bool { block != nil }
  var userInfo: Any? { unknown(.code) }
  var tolerance: TimeInterval {
    get { unknown() }
    set {}
  }

  func fire() {
    let action = block
    if !repeats { invalidate() }
    action?(self)
  }

  func invalidate() {
    block = nil
    mainRunLoop.cancel(source: self)
  }

  func schedule() {
    mainRunLoop.schedule(repeats ? .repeating : .timer, after: interval, source: self) { _ in self.fire() }
  }
}

class RunLoop: NSObject {
  enum Mode { case common, `default`, tracking }

  static var main: RunLoop { RunLoop() }
  static var current: RunLoop { RunLoop() }

  func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  func perform(_ block: @escaping () -> Void) {
    mainRunLoop.schedule(.delayed, after: 0) { _ in block() }
  }
}

/// A link that ticks with the display until it is invalidated; it retains its target.
class CADisplayLink: NSObject {
  let target: AnyObject
  let selector: Selector

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  var isPaused: Bool {
    get { unknown() }
    set { if newValue { invalidate() } else { add(to: .main, forMode: .common) } }
  }

  var timestamp: TimeInterval { unknown() }
  var targetTimestamp: TimeInterval { unknown() }
  var duration: TimeInterval { unknown() }

  func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    mainRunLoop.cancel(source: self)
    mainRunLoop.schedule(.repeating, after: 0, source: self) { _ in
      sendMessage(self.selector, to: self.target, self)
    }
  }

  func invalidate() { mainRunLoop.cancel(source: self) }
}
