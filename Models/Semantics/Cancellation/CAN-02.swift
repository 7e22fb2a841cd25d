import UIKit

// CAN-02: a cancelled dismissal: the presentation controller hears false, the presenter gets its WD and DD, what is
// presented its WA and DA, and stays.
// [F01=0 F07=0 F27=0 F41=0 F06=0] only: AN.completeTransition(false) < PC.dismissalTransitionDidEnd(false) < A.viewWillDisappear < A.viewDidDisappear < B.returns < TC.completion(cancelled) < AN.animationEnded(false) < A.presents something
// never: B.viewDidDisappear

private final class CancelledDismissal: InteractiveScript {
  override var removesPresentersView: Bool { true }
  override func makeRoot() -> UIViewController { LateController("A") }

  override func makePresented() -> UIViewController {
    delegate.animator = nil
    let controller = ReturningController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    if line == 1 {
      (root as? LateController)?.isRecorded = true
      delegate.animator = RecordedAnimator("AN")
    }
    super.perform(line)
    if line == 1 { recordCoordinator(of: root) }
  }

  override func decide(_ outcome: Int) { driver.cancel() }
  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}

private final class LateController: RecordedController {
  var isRecorded = false

  override func viewWillDisappear(_ animated: Bool) {
    if isRecorded { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    if isRecorded { super.viewDidDisappear(animated) }
  }
}

private final class ReturningController: RecordedController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if activeTransitions.contains(where: { $0.transitionWasCancelled }) { record("B", "returns") }
  }
}
