import UIKit

// CAN-01: a cancelled presentation: the presentation controller hears false, the newcomer gets its WD and DD, the
// presenter its WA and DA; relations are as before.
// [F01=0 F07=0 F27=0 F41=0 F06=0] only: AN.completeTransition(false) < PC.presentationTransitionDidEnd(false) < B.viewWillDisappear < B.viewDidDisappear < A.viewWillAppear again < A.viewDidAppear again < TC.completion(cancelled) < AN.animationEnded(false) < A.presents nothing
// never: B.viewDidAppear
// never: A.viewDidDisappear

private final class CancelledPresentation: InteractiveScript {
  override var isPresentation: Bool { true }
  override var removesPresentersView: Bool { true }
  override func makeRoot() -> UIViewController { AgainController("A") }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 0 { recordCoordinator(of: root) }
  }

  override func decide(_ outcome: Int) { driver.cancel() }
  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}

private final class AgainController: RecordedController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if presentedViewController != nil || !activeTransitions.isEmpty { record("A", "viewWillAppear again") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController != nil || !activeTransitions.isEmpty { record("A", "viewDidAppear again") }
  }
}
