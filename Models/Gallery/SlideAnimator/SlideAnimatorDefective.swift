import UIKit

/// Slides the new screen in from the bottom right corner and the old one out there, as the programming guide prints it.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arriving = context.viewController(forKey: .to)!
    let leaving = context.viewController(forKey: .from)!
    let arrivingView = context.view(forKey: .to)!  // expect: TV801
    let leavingView = context.view(forKey: .from)!  // expect: TV801

    let corner = CGPoint(x: container.bounds.width, y: container.bounds.height)
    let end = context.finalFrame(for: arriving)
    var start = context.initialFrame(for: arriving)
    var exit = context.finalFrame(for: leaving)
    if isPresenting {
      start = CGRect(origin: corner, size: end.size)
    } else {
      exit = CGRect(origin: corner, size: arrivingView.frame.size)
    }

    container.addSubview(arrivingView)
    arrivingView.frame = start
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if self.isPresenting {
        arrivingView.frame = end
      } else {
        leavingView.frame = exit
      }
    } completion: { _ in
      let success = context.transitionWasCancelled
      if (self.isPresenting && !success) || (!self.isPresenting && success) {
        arrivingView.removeFromSuperview()  // expect: TV103
      } else {
        context.completeTransition(success)  // expect: TV104
      }
    }
  }
}

/// Vends one animator for each direction.
private final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPresenting: false)
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
