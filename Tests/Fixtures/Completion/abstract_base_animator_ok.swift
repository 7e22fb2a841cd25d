import UIKit

// expect: holds

/// Never used itself: its subclasses complete.
class SlideBase: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    slide(transitionContext.view(forKey: .to), in: transitionContext)
  }

  func slide(_ view: UIView?, in transitionContext: UIViewControllerContextTransitioning) {}
}

final class SlideIn: SlideBase {
  override func slide(_ view: UIView?, in transitionContext: UIViewControllerContextTransitioning) {
    if let view, let page = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: page)
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.5) {
      view?.layoutIfNeeded()
    } completion: { _ in
      if transitionContext.transitionWasCancelled { view?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Slides: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideIn()
  }
}
