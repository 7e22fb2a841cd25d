import UIKit

// F-01 `DIDEND_PLACE`: the presentation controller's DidEnd: before the DIDs, after them, or after the block.
// [F01=0] only: PC.presentationTransitionDidEnd(true) < B.viewDidAppear < A.presented
// [F01=1] only: B.viewDidAppear < PC.presentationTransitionDidEnd(true) < A.presented
// [F01=2] only: B.viewDidAppear < A.presented < PC.presentationTransitionDidEnd(true)

private final class PlaceOfDidEnd: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }
}
