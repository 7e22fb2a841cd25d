import UIKit

// DISM-02: how a dismissal that brings the presenter's view back ends, in order.
// [F01=0 F27=0] only: script.dismisses < PC.dismissalTransitionDidEnd(true) < A.viewDidAppear < B.viewDidDisappear < A.dismissed < TC.completion < AN.animationEnded(true) < A.is back

private final class EndOfDismissal: CustomModalScript {
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
      record("script", "dismisses")
      (root as? LateController)?.isRecorded = true
      delegate.animator = RecordedAnimator("AN")
    }
    super.perform(line)
    if line == 1 { recordCoordinator(of: root) }
  }

  override func finish() { record("A", root.view.superview is UIWindow ? "is back" : "is lost") }
}

private final class LateController: RecordedController {
  var isRecorded = false

  override func viewDidAppear(_ animated: Bool) {
    if isRecorded { super.viewDidAppear(animated) }
  }
}
