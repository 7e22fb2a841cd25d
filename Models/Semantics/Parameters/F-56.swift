import UIKit

// F-56 `VIA_ON_RETURN`: a view that never left the window is told again that it appears, or not.
// [F56=1] only: B.viewIsAppearing < B.viewDidAppear < B.viewWillDisappear < B.viewDidAppear
// [F56=0] only: B.viewIsAppearing < B.viewDidAppear < B.viewWillDisappear < B.viewIsAppearing < B.viewDidAppear

private final class ReturnOfView: InteractiveScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func decide(_ outcome: Int) { driver.cancel() }
}
