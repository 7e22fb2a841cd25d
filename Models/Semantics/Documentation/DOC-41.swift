import UIKit

// DOC-41: completeTransition(false) says that the original controller is still the one that is displayed.
// (developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)).
// only: AN.gives up < AN.animationEnded(false) < A.presents nothing
// never: B.viewDidAppear

private final class GivingUp: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      record(self.name, "gives up")
      transitionContext.completeTransition(false)
    }
  }
}

private final class NotCompleted: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    delegate.animator = GivingUp("AN")
    controller.use(delegate)
    return controller
  }

  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
