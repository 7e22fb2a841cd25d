import UIKit

// F-07 `CANCEL_WILL_TIME`: the same for the presentation and the WD of the newcomer.
// [F07=0] only: IC.cancel < AN.completeTransition(false) < B.viewWillDisappear < B.viewDidDisappear
// [F07=1] only: IC.cancel < B.viewWillDisappear < AN.completeTransition(false) < B.viewDidDisappear

private final class TimeOfDisappearance: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func decide(_ outcome: Int) { driver.cancel() }
}
