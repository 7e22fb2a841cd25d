import UIKit

// F-53 `ANIMATIONS_DISABLED`: with animations switched off a request is as one without animation, or still animated.
// [F53=0] only: B.viewWillAppear < B.viewDidAppear < A.presented
// [F53=1] only: B.viewWillAppear(animated) < B.viewDidAppear(animated) < A.presented

private final class SwitchedOff: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.recordsFlags = true
    return controller
  }

  override func perform(_ line: Int) {
    UIView.setAnimationsEnabled(false)
    super.perform(line)
    UIView.setAnimationsEnabled(true)
  }
}
