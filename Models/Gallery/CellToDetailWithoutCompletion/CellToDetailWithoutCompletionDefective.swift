import UIKit

/// The tutorial's second step with `completeTransition` taken out: the detail appears and can never be dismissed.
private final class StepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1.25 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let toView = context.view(forKey: .to) { context.containerView.addSubview(toView) }  // expect: TV103
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
