// Core Animation: explicit animations with a delegate, and transactions with a completion block.
import Foundation

protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  func animationDidStart(_ animation: CAAnimation) {}
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

class CAAnimation: NSObject {
  /// Strong, as documented.
  var delegate: CAAnimationDelegate?
  /// Zero: that of the transaction.
  var duration: CFTimeInterval = 0
  var timingFunction: CAMediaTimingFunction? {
    get { unknown() }
    set {}
  }
  var isRemovedOnCompletion: Bool {
    get { unknown() }
    set {}
  }
  var fillMode: CAMediaTimingFillMode {
    get { unknown() }
    set {}
  }

  func setValue(_ value: Any?, forKey key: String) {}
  func value(forKey key: String) -> Any? { unknown(.code) }
}

class CAPropertyAnimation: CAAnimation {
  init(keyPath: String?) {}
  var keyPath: String? {
    get { unknown() }
    set {}
  }
  var isAdditive: Bool {
    get { unknown() }
    set {}
  }
}

class CABasicAnimation: CAPropertyAnimation {
  var fromValue: Any? {
    get { unknown() }
    set {}
  }
  var toValue: Any? {
    get { unknown() }
    set {}
  }
  var byValue: Any? {
    get { unknown() }
    set {}
  }
}

class CASpringAnimation: CABasicAnimation {
  var damping: CGFloat {
    get { unknown() }
    set {}
  }
  var stiffness: CGFloat {
    get { unknown() }
    set {}
  }
  var mass: CGFloat {
    get { unknown() }
    set {}
  }
  var initialVelocity: CGFloat {
    get { unknown() }
    set {}
  }
  var settlingDuration: CFTimeInterval { unknown() }
}

class CAKeyframeAnimation: CAPropertyAnimation {
  var values: [Any]? {
    get { unknown() }
    set {}
  }
  var keyTimes: [Double]? {
    get { unknown() }
    set {}
  }
  var path: CGPath? {
    get { unknown() }
    set {}
  }
}

class CAAnimationGroup: CAAnimation {
  /// The delegates of the members are not told anything.
  var animations: [CAAnimation]? {
    get { unknown() }
    set {}
  }
}

class CATransition: CAAnimation {
  var type: CATransitionType {
    get { unknown() }
    set {}
  }
  var subtype: CATransitionSubtype? {
    get { unknown() }
    set {}
  }
}

enum CATransitionType { case fade, moveIn, push, reveal }
enum CATransitionSubtype { case fromRight, fromLeft, fromTop, fromBottom }
enum CAMediaTimingFillMode { case forwards, backwards, both, removed }
enum CAMediaTimingFunctionName { case linear, easeIn, easeOut, easeInEaseOut, `default` }

class CAMediaTimingFunction: NSObject {
  init(name: CAMediaTimingFunctionName) {}
  init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

extension CALayer {
  func add(_ animation: CAAnimation, forKey key: String?) {
    let own = animation.duration
    var end = isUnknown(own) || own > 0 ? own : currentTransaction?.duration ?? 0.25
    judgeDuration(end)
    if applicationIsInBackground { end = 0 }
    extendTransactions(to: end)
    let delegate = animation.delegate
    if delegate == nil && currentOwner == nil { return }
    if listens(delegate, "animationDidStart(_:)") {
      mainRunLoop.schedule(.delayed, after: 0) { _ in delegate?.animationDidStart(animation) }
    }
    mainRunLoop.schedule(.animation, after: end, on: view?.stage) { finished in
      delegate?.animationDidStop(animation, finished: finished)
    }
  }
}

/// A transaction that has begun and is not committed.
final class OpenTransaction {
  let outer: OpenTransaction?
  var duration: Double?
  var completion: (() -> Void)?
  /// When the last animation that was added to it ends.
  var end: Double = 0

  init(in outer: OpenTransaction?) { self.outer = outer }
}

/// The innermost open transaction.
var currentTransaction: OpenTransaction?

/// An animation that ends at `time` belongs to every open transaction.
func extendTransactions(to time: Double) {
  var transaction = currentTransaction
  while let open = transaction {
    if isUnknown(time) || isUnknown(open.end) {
      open.end = unknown()
    } else if open.end < time {
      open.end = time
    }
    transaction = open.outer
  }
}

class CATransaction: NSObject {
  static func begin() { currentTransaction = OpenTransaction(in: currentTransaction) }

  static func commit() {
    guard let open = currentTransaction else { return }
    currentTransaction = open.outer
    guard let block = open.completion else { return }
    mainRunLoop.schedule(.animation, after: open.end) { _ in block() }
  }

  static func setCompletionBlock(_ block: (() -> Void)?) {
    if let open = currentTransaction {
      open.completion = block
    } else if let block = block {
      // The implicit transaction ends with the animations that the app adds to it before the next turn.
      mainRunLoop.schedule(.animation, after: unknown()) { _ in block() }
    }
  }

  static func completionBlock() -> (() -> Void)? { currentTransaction?.completion }
  static func setAnimationDuration(_ duration: CFTimeInterval) { currentTransaction?.duration = duration }
  static func animationDuration() -> CFTimeInterval { currentTransaction?.duration ?? 0.25 }
  static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  static func setDisableActions(_ flag: Bool) {}
}
