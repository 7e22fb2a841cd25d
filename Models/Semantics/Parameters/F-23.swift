import UIKit

// F-23 `BUSY_RECEIVER`: a dismiss of a controller that is being presented is dropped, or waits for the end.
// [F23=0 F06=0] only: B.viewDidAppear
// [F23=1] only: B.viewDidAppear < B.viewDidDisappear

private final class DismissInFlight: ModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { EagerController("B") }
  override var lines: Int { 1 }
}

private final class EagerController: RecordedController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dismiss(animated: true)
  }
}
