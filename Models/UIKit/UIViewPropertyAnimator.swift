import Foundation

enum UIViewAnimatingState { case inactive, active, stopped }
enum UIViewAnimatingPosition { case end, start, current }

protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

protocol UITimingCurveProvider: AnyObject {}

class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  init(animationCurve curve: UIView.AnimationCurve) {}
  init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}

class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  convenience override init() { self.init(dampingRatio: 1) }
  init(dampingRatio: CGFloat) {}
  init(dampingRatio: CGFloat, initialVelocity: CGVector) {}
  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

/// An animator that can be paused, scrubbed, reversed and stopped. While it runs the run loop holds the end of its
/// animation; paused, nothing does.
class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let duration: TimeInterval
  var state = UIViewAnimatingState.inactive
  var isReversed = false
  /// Not begun yet; nil when there are none.
  var changes: [() -> Void]?
  var completions: [(UIViewAnimatingPosition) -> Void]?
  /// What the changes changed, for an end at the start.
  var formerValues: [FormerValue]?

  init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = duration
  }

  init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let block = animations { addAnimations(block) }
  }

  init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let block = animations { addAnimations(block) }
  }

  init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let block = animations { addAnimations(block) }
  }

  @discardableResult
  static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let block = completion { animator.addCompletion(block) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  var isRunning: Bool { mainRunLoop.pending.contains { $0.source === self } }
  var fractionComplete: CGFloat {
    get { unknown() }
    set { if state == .inactive { pauseAnimation() } }
  }

  var timingParameters: UITimingCurveProvider? { unknown() }
  var isInterruptible: Bool {
    get { unknown() }
    set {}
  }
  var isUserInteractionEnabled: Bool {
    get { unknown() }
    set {}
  }
  var scrubsLinearly: Bool {
    get { unknown() }
    set {}
  }
  var pausesOnCompletion: Bool {
    get { unknown() }
    set {}
  }
  var isManualHitTestingEnabled: Bool {
    get { unknown() }
    set {}
  }

  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive {
      changes = (changes ?? []) + [animation]
      stall(self)
    } else {
      make([animation])
    }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions = (completions ?? []) + [completion]
  }

  func startAnimation() { startAnimation(afterDelay: 0) }

  func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped || isRunning { return }
    let isNew = state == .inactive
    activate()
    run(for: isNew ? effectiveDuration(delay + duration) : unknown())
  }

  func pauseAnimation() {
    if state == .stopped { return }
    activate()
    mainRunLoop.cancel(source: self)
    stall(self)
  }

  func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    if state != .active || isRunning { return }
    run(for: unknown())
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    if state != .active { return }
    mainRunLoop.cancel(source: self)
    state = .stopped
    if withoutFinishing { reset() } else { stall(self) }
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  private func activate() {
    if state == .active { return }
    state = .active
    let blocks = changes ?? []
    changes = nil
    make(blocks)
  }

  private func make(_ blocks: [() -> Void]) {
    let changed = collectChanges(lasting: duration) {
      for block in blocks { block() }
    }
    if !changed.isEmpty { formerValues = (formerValues ?? []) + changed }
  }

  private func run(for time: Double) {
    resume(self)
    extendTransactions(to: time)
    mainRunLoop.schedule(.animation, after: time, source: self) { _ in
      self.finish(at: self.isReversed ? .start : .end)
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    if position == .start { restore(formerValues ?? []) }
    let blocks = completions ?? []
    reset()
    for block in blocks { block(position) }
  }

  private func reset() {
    resume(self)
    state = .inactive
    completions = nil
    formerValues = nil
  }
}
