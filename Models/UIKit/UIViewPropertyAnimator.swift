import Foundation

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
  /// Ghost (TV603): the page that the changes take away.
  weak var leaving: UIViewController?
  /// Stays active when it has come to an end, and calls nobody.
  var pausesOnCompletion = false
  /// It has run or has been scrubbed since it became active.
  var hasMoved = false
  /// Ghost (TV208).
  let createdAt = here()
  /// Ghost (TV208): it has run to an end, and nothing has been added to it since.
  var hasEnded = false
  /// Ghost (TV209): where it was paused or stopped; nil while it runs, before it starts and after it has finished.
  var suspendedAt: Site?

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

  var isRunning: Bool {
    mainRunLoop.pending.contains { $0.source === self && !isHeld($0) }
  }

  /// Zero before anything has moved it, also where it waits for a gesture; anything from then on.
  var fractionComplete: CGFloat {
    get { state == .inactive || (!hasMoved && !isRunning) ? 0 : unknown() }
    set {
      if state != .active || isRunning { pauseAnimation() }
      hasMoved = true
    }
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
  var isManualHitTestingEnabled: Bool {
    get { unknown() }
    set {}
  }

  deinit { judgeRelease(self) }
}
