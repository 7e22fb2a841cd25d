import UIKit

// F-29 `SYNC_COMPLETE`: completing inside `animateTransition` ends the transition at once, or when it has returned.
// [F29=0] only: AN.animateTransition < B.viewDidAppear < AN.returns
// [F29=1] only: AN.animateTransition < AN.returns < B.viewDidAppear

private final class CompleteInside: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    delegate.animator = HastyAnimator("AN")
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }
}

private final class HastyAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record("AN", "animateTransition")
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(true)
    record("AN", "returns")
  }
}
