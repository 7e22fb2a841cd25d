import UIKit

// DOC-40: A transition waits until the animator has called completeTransition.
// (developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/CustomizingtheTransitionAnimations.html).
// only: AN.animates < world.stuck
// never: B.viewDidAppear
// never: A.presented

private final class Endless: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    record(name, "animates")
  }
}

private final class NeverCompleted: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    delegate.animator = Endless("AN")
    controller.use(delegate)
    return controller
  }
}
