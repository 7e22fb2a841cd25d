import UIKit

/// Grows a picture of the list into the new screen; without the picture, which UIKit may refuse, the transition is given up.
final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to) else { return appear(context.view(forKey: .from), context) }
    guard let picture = toView.snapshotView(afterScreenUpdates: true) else {
      context.completeTransition(false)  // expect: possible TV104
      return
    }
    context.containerView.addSubview(picture)
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { picture.alpha = 1 },
      completion: { _ in
        picture.removeFromSuperview()
        if !context.transitionWasCancelled { context.containerView.addSubview(toView) }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func appear(_ view: UIView?, _ context: UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { view?.alpha = 0 },
      completion: { _ in
        view?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
