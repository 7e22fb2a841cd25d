import UIKit

// DOC-31: When the user cancels, the handler of notifyWhenInteractionChanges comes first, then viewWillDisappear of
// the presented controller, then viewWillAppear of the presenting one.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:)).
// Open: F-41 also has the original controller's pair come first, which the page rules out for a presentation that the
// user cancels.
// [F41=0] always: TC.change(cancelled) < B.viewWillDisappear < A.viewWillAppear
// [F41=2] always: TC.change(cancelled) < B.viewWillDisappear < A.viewWillAppear
// [F41=1] sometimes: TC.change(cancelled) < A.viewWillAppear < B.viewWillDisappear

private final class CancelledByUser: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }
  override var removesPresentersView: Bool { true }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 0 { recordChanges(of: root) }
  }

  override func decide(_ outcome: Int) { driver.cancel() }
}
