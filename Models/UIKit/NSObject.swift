// The root of the class hierarchy and the few things of Foundation that the machine runs itself.
// UIKit re-exports Foundation: code under test imports UIKit alone.
@_exported import Foundation

protocol NSObjectProtocol: AnyObject {}

class NSObject: NSObjectProtocol {
  init() {}

  func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
  func copy() -> Any { unknown() }

  func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?, context: Any?) {}
}

extension NSObject: Hashable {
  static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}

extension NSObject {
  /// Key-value observation: the observer may hear of a change once, later.
  func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: Any? = nil, context: Any?) {
    closureEscaped { [weak observer, weak self] () -> Void in
      if let listener = observer, let object = self {
        listener.observeValue(forKeyPath: keyPath, of: object, change: unknown(), context: unknown())
      }
    }
  }

  func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: Any? = nil) {}

  /// The same with a closure, for as long as the observation is kept: it may be called again.
  func observe(
    _ keyPath: Any, options: Any? = nil, changeHandler: @escaping (Any, NSKeyValueObservedChange) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    closureListens { [weak observation, weak self] () -> Void in
      if let kept = observation, let object = self {
        if kept.isValid { changeHandler(object, NSKeyValueObservedChange()) }
      }
    }
    return observation
  }

  @discardableResult func perform(_ action: Selector, with argument: Any? = nil) -> Any? {
    sendMessage(action, to: self, argument)
    return unknown()
  }

  func performSelector(onMainThread action: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    if wait { return sendMessage(action, to: self, argument) }
    mainRunLoop.schedule(.block, after: 0, source: self) { _ in sendMessage(action, to: self, argument) }
  }

  /// `perform(_:with:afterDelay:)` of the run loop.
  func perform(_ action: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let request = PerformRequest(self, action, argument)
    mainRunLoop.schedule(.delayed, after: delay, source: request) { _ in sendMessage(action, to: self, argument) }
  }

  static func cancelPreviousPerformRequests(withTarget target: NSObject) {
    cancelPerformRequests { $0.target === target }
  }

  /// Only requests with an equal argument, and nil is equal to nil alone:
  /// https://developer.apple.com/documentation/objectivec/nsobject/1417611-cancelpreviousperformrequests
  static func cancelPreviousPerformRequests(withTarget target: NSObject, selector: Selector, object: Any?) {
    cancelPerformRequests { request in
      request.target === target && !differ(request.action, selector) && !differ(request.argument, object)
    }
  }
}

/// What `perform(_:with:afterDelay:)` has asked for.
final class PerformRequest {
  weak var target: NSObject?
  let action: Selector
  let argument: Any?

  init(_ target: NSObject, _ action: Selector, _ argument: Any?) {
    self.target = target
    self.action = action
    self.argument = argument
  }
}

private func cancelPerformRequests(_ isMeant: (PerformRequest) -> Bool) {
  for work in mainRunLoop.pending {
    if let request = work.source as? PerformRequest, isMeant(request) { mainRunLoop.remove(work) }
  }
}

final class NSKeyValueObservation: NSObject {
  var isValid = true

  func invalidate() { isValid = false }
}

final class NSKeyValueObservedChange {
  var newValue: Any? { unknown() }
  var oldValue: Any? { unknown() }
}

/// The name of a method. `#selector` does not exist where the models are type-checked; `Selector("tap(_:)")` does.
typealias Selector = String

/// As `perform`, which methods of the same name hide inside classes.
func sendMessage(_ action: Selector, to target: AnyObject, _ sender: Any?) { perform(target, action, sender) }
