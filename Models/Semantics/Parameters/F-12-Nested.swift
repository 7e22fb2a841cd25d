import UIKit

// F-12: a second `completeTransition` inside the end of the first ends nothing a second time.
// only: AN.completeTransition(true) < B.viewDidAppear < B.completed again < A.presented
// never: B.viewDidAppear < B.viewDidAppear

private final class CompleteInside: CustomModalScript {
  private let keeper = KeptContextAnimator("AN")

  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func setUp() {
    super.setUp()
    delegate.animator = keeper
  }

  override func makePresented() -> UIViewController {
    let controller = CompletingController("B")
    controller.use(delegate)
    controller.keeper = keeper
    return controller
  }
}

private final class KeptContextAnimator: RecordedAnimator {
  weak var context: UIViewControllerContextTransitioning?

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    super.animateTransition(using: transitionContext)
  }
}

private final class CompletingController: RecordedController {
  weak var keeper: KeptContextAnimator?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keeper?.context?.completeTransition(true)
    record(name, "completed again")
  }
}
