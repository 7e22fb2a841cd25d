import UIKit

// PRES-02: how a presentation that removes the presenter's view ends, in order.
// [F01=0 F26=0 F27=0] only: AN.completeTransition(true) < PC.presentationTransitionDidEnd(true) < B.viewDidAppear < A.viewDidDisappear < A.presented < TC.completion < AN.animationEnded(true)

private final class EndOfPresentation: CustomModalScript {
  override var lines: Int { 1 }
  override var removesPresentersView: Bool { true }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    super.perform(line)
    recordCoordinator(of: root)
  }
}
