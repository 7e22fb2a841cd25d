// Animations of views. The changes are made at once, as model layers get their final values at once; what comes later
// is the completion.
import Foundation

/// The block of an animation while it runs: animations inside it last as long as it does.
final class AnimationBlock {
  let duration: Double
  /// Changes to undo if the animation runs backwards.
  var formerValues: [FormerValue] = []
  /// Views that were laid out in it.
  var laidOut: [UIView] = []
  /// Ghost (TV603): the page that takes its views away.
  var leaving: UIViewController?

  init(_ duration: Double) { self.duration = duration }
}

/// What a property of a view was before an animation.
final class FormerValue {
  let view: UIView
  let property: ViewProperty
  let value: Any?

  init(_ view: UIView, _ property: ViewProperty) {
    self.view = view
    self.property = property
    value = view.value(of: property)
  }

  func isSame(as other: FormerValue) -> Bool { view === other.view && property == other.property }
}

/// The outermost block of an animation that is running now.
var currentAnimation: AnimationBlock?
var animationsAreEnabled = true

/// A property of a view is about to change; `target` is what a frame changes to, `movesView` whether the view goes
/// elsewhere with it.
func propertyWillChange(
  _ view: UIView, _ property: ViewProperty, to target: CGRect? = nil, movesView: Bool = true
) {
  noteChange(of: view, property, to: target, movesView: movesView)
  if property == .alpha { noteAlongsideChange(of: view) }
  // Whether a view is hidden is not animated.
  if property == .isHidden { return }
  if let animation = currentAnimation { animation.formerValues.append(FormerValue(view, property)) }
}

/// Gives the views the values that they had before the changes.
func restore(_ values: [FormerValue]) {
  for former in values.reversed() { former.view.restore(former.property, to: former.value) }
}

/// Runs the changes of an animation; answers what they changed.
func collectChanges(lasting duration: Double, _ changes: () -> Void) -> [FormerValue] {
  animate(lasting: duration, changes)?.formerValues ?? []
}

/// Runs the changes of an animation. Nil for a block inside another one, to which it belongs.
func animate(lasting duration: Double, _ changes: () -> Void) -> AnimationBlock? {
  if currentAnimation != nil {
    changes()
    return nil
  }
  let animation = AnimationBlock(duration)
  currentAnimation = animation
  changes()
  currentAnimation = nil
  return animation
}

/// How long after now an animation ends that is asked to last `duration`.
func effectiveDuration(_ duration: Double) -> Double {
  // F-53, BG-02: nothing to wait for.
  if !animationsAreEnabled || applicationIsInBackground { return 0 }
  return currentAnimation?.duration ?? duration
}

/// Starts an animation that ends `duration` seconds from now, its delay included (SCH-05: zero means the next turn).
func startAnimation(
  lasting duration: Double, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
) {
  judgeDuration(duration)
  let end = effectiveDuration(duration)
  let block = animate(lasting: end, changes)
  keepForReversal(block?.formerValues ?? [], of: currentOwner)
  // The end of an app's animation without completion makes no difference to anybody.
  if completion == nil && currentOwner == nil { return }
  extendTransactions(to: end)
  mainRunLoop.schedule(.animation, after: end, on: block?.stage, leaving: block?.leaving, completion)
}

extension UIView {
  static var areAnimationsEnabled: Bool { animationsAreEnabled }
  static var inheritedAnimationDuration: TimeInterval { currentAnimation?.duration ?? 0 }

  static func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = animationsAreEnabled
    animationsAreEnabled = false
    actionsWithoutAnimation()
    animationsAreEnabled = former
  }

  static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(lasting: duration, animations, completion)
  }

  static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(lasting: delay + duration, animations, completion)
  }

  static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(lasting: delay + duration, animations, completion)
  }

  static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(lasting: delay + duration, animations, completion)
  }

  static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(lasting: delay + duration, animations, completion)
  }

  static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(lasting: duration, { animations?() }, completion)
  }

  /// Without `showHideTransitionViews` the second view takes the first one's place in the hierarchy.
  static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(
      lasting: duration,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }
}
