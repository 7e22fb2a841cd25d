import UIKit

// expect: holds

/// Slides the new screen in from the bottom right corner and the old one out there.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arriving = context.viewController(forKey: .to)
    let isPresenting = arriving?.presentingViewController === context.viewController(forKey: .from)
    // Nil: the view takes no part in this transition.
    let arrivingView = context.view(forKey: .to)
    let leavingView = context.view(forKey: .from)

    let end = arriving.map { context.finalFrame(for: $0) } ?? container.bounds
    let corner = end.offsetBy(dx: container.bounds.width, dy: container.bounds.height)
    if let arrivingView {
      arrivingView.frame = isPresenting ? corner : end
      container.insertSubview(arrivingView, at: isPresenting ? container.subviews.count : 0)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if isPresenting {
        arrivingView?.frame = end
      } else {
        leavingView?.frame = corner
      }
    } completion: { _ in
      if context.transitionWasCancelled {
        arrivingView?.removeFromSuperview()
        leavingView?.frame = container.bounds
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Vends the animator, which finds out the direction by itself.
private final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator()
  }
}

/// The same over the whole screen: the presenter's view takes part.
private final class FullScreenScenario: DelegateScenario {
  override func makeDelegate() -> UIViewControllerTransitioningDelegate { SlideDelegate() }
  override var style: UIModalPresentationStyle? { .fullScreen }
}

/// The same as a sheet: the presenter's view stays where it is.
private final class SheetScenario: DelegateScenario {
  override func makeDelegate() -> UIViewControllerTransitioningDelegate { SlideDelegate() }
  override var style: UIModalPresentationStyle? { .pageSheet }
}
