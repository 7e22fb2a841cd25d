import UIKit

typealias Animating = NSObject & UIViewControllerAnimatedTransitioning

protocol TimedAnimation: UIViewControllerAnimatedTransitioning {
  var seconds: TimeInterval { get }
}

extension TimedAnimation {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { seconds }
}

/// An animator by an own protocol only, adopted elsewhere.
final class Fader<Curve>: NSObject {
  let seconds: TimeInterval = 0.25
  var curve: Curve?
}

extension Fader: TimedAnimation {
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    if transitionContext.view(forKey: .to) != nil { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: seconds, animations: { view.alpha = 0.9 }) { finished in
      view.alpha = 1
      if transitionContext.transitionWasCancelled { return }  // expect: TV103
      transitionContext.completeTransition(true)
    }
  }
}
