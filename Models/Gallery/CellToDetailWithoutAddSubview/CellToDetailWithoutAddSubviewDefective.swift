import UIKit

/// The tutorial's second step with `addSubview` taken out: the screen is black after the tap.
private final class StepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1.25 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    context.completeTransition(true)  // expect: TV301
  }
}

/// Vends the step for both directions.
private final class StepDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    StepAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    StepAnimator()
  }
}

/// The same over the whole screen: the presenter's view takes part.
private final class FullScreenScenario: DelegateScenario {
  override func makeDelegate() -> UIViewControllerTransitioningDelegate { StepDelegate() }
  override var style: UIModalPresentationStyle? { .fullScreen }
}
