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
