import UIKit

// F-24: in iOS 7 the controller on top of a dismissed chain is animated, from iOS 8 on the presenter's child.
// [iOS=7 F28=0] only: B.viewDidDisappear < C.viewWillDisappear(animated) < C.viewDidDisappear(animated) < A.dismissed
// [F36=0] only: C.viewDidDisappear < B.viewWillDisappear(animated) < B.viewDidDisappear(animated) < A.dismissed

private final class AnimatedOne: ModalScript {
  override var lines: Int { 3 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { flagged("B") }

  override func perform(_ line: Int) {
    if line == 1 { presented?.present(flagged("C"), animated: true) } else { super.perform(line) }
  }

  private func flagged(_ name: String) -> UIViewController {
    let controller = RecordedController(name)
    controller.recordsFlags = true
    controller.modalPresentationStyle = .overFullScreen
    return controller
  }
}
