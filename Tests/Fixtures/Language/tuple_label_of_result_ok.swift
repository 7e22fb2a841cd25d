// expect: holds
// The flag has its label from the type of the result; it tells what happened.
import UIKit

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  private func ends(of context: UIViewControllerContextTransitioning) -> (view: UIView?, finished: Bool) {
    return (context.view(forKey: .to), !context.transitionWasCancelled)
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 0.3,
      animations: { context.containerView.backgroundColor = .black },
      completion: { _ in
        let ends = self.ends(of: context)
        if !ends.finished { ends.view?.removeFromSuperview() }
        context.completeTransition(ends.finished)
      })
  }
}
