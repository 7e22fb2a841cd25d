import UIKit

// PRES-05: without animation the flags say so, the presentation controller hears both ends, the animator nothing.
// [F05=0 F25=0 F01=0] only: PC.presentationTransitionWillBegin < B.viewWillAppear < PC.presentationTransitionDidEnd(true) < B.viewDidAppear
// [F05=0] never: AN.animateTransition
// never: B.viewWillAppear(animated)

private final class Unanimated: CustomModalScript {
  override var lines: Int { 1 }
  override var isAnimated: Bool { false }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.recordsFlags = true
    controller.use(delegate)
    return controller
  }
}
