import UIKit

// OBJ-06: a context that app code keeps keeps nothing alive: the presented controller goes although its animator has
// the context still.
// only: A.presents < A.dismisses < B.deinit < A.goes on

private final class KeptContext: CustomModalScript {
  override var lines: Int { 3 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = HoardingAnimator("AN")
  }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    record("A", line == 0 ? "presents" : line == 1 ? "dismisses" : "goes on")
    if line < 2 { super.perform(line) }
  }
}

private final class HoardingAnimator: RecordedAnimator {
  var contexts: [UIViewControllerContextTransitioning] = []

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    contexts.append(transitionContext)
    super.animateTransition(using: transitionContext)
  }
}
