import UIKit

// DISM-01: what comes before the animation of a dismissal that brings the presenter's view back, in order.
// [F25=0 F28=0] only: delegate.animationControllerForDismissed < delegate.interactionControllerForDismissal < script.returned < PC.dismissalTransitionWillBegin < B.viewWillDisappear < A.viewWillAppear < AN.dismisses < AN.animationEnded(true)

private final class WholeDismissal: CustomModalScript {
  override var removesPresentersView: Bool { true }
  override func makeRoot() -> UIViewController { LateController("A") }

  override func makePresented() -> UIViewController {
    delegate.animator = nil
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    if line == 1 {
      (root as? LateController)?.isRecorded = true
      delegate.animator = DismissingAnimator("AN")
    }
    super.perform(line)
    if line == 1 { record("script", "returned") }
  }
}

private final class LateController: RecordedController {
  var isRecorded = false

  override func viewWillAppear(_ animated: Bool) {
    if isRecorded { super.viewWillAppear(animated) }
  }
}

private final class DismissingAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record("AN", "dismisses")
    super.animateTransition(using: transitionContext)
  }
}
