import UIKit

/// As the notes of a talk sketch it: the animation's `finished` is passed on.
final class SketchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresentation = true
  let duration: TimeInterval = 0.3

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let toView = context.viewController(forKey: .to)!.view!
    let fromView = context.viewController(forKey: .from)!.view!
    let end = context.finalFrame(for: context.viewController(forKey: .to)!)
    if isPresentation {
      container.addSubview(toView)  // expect: TV305
    } else {
      container.insertSubview(toView, belowSubview: fromView)  // expect: likely TV302 TV1001
    }
    UIView.animate(
      withDuration: duration,
      animations: {
        if self.isPresentation {
          toView.center = CGPoint(x: end.midX, y: end.midY)
          toView.bounds = CGRect(origin: .zero, size: end.size)
        } else {
          fromView.alpha = 0
        }
      },
      completion: { finished in
        context.completeTransition(finished)  // expect: certain TV105
      })
  }
}
