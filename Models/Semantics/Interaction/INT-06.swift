import UIKit

// INT-06: cancel: the handlers hear of it before the reversed WILL callbacks; then the completion with false.
// [F07=0] only: IC.cancel < TC.change(cancelled) < AN.completeTransition(false) < B.viewWillDisappear
// [F07=1] only: IC.cancel < TC.change(cancelled) < B.viewWillDisappear < AN.completeTransition(false)

private final class Cancel: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

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
