import UIKit

// F-41 `CANCEL_CROSS_ORDER`: the pair of the abandoned controller first, that of the returning one, or WILLs before DIDs.
// [F07=0 F41=0] only: B.viewWillDisappear < B.viewDidDisappear < A.viewWillAppear < A.viewDidAppear
// [F07=0 F41=1] only: A.viewWillAppear < A.viewDidAppear < B.viewWillDisappear < B.viewDidDisappear
// [F07=0 F41=2] only: B.viewWillDisappear < A.viewWillAppear < B.viewDidDisappear < A.viewDidAppear

private final class CrossOrder: InteractiveScript {
  override var isPresentation: Bool { true }
  override var removesPresentersView: Bool { true }
  override func makeRoot() -> UIViewController { SecondTime("A") }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func decide(_ outcome: Int) { driver.cancel() }
}

private final class SecondTime: RecordedController {
  override func viewWillAppear(_ animated: Bool) {
    if !activeTransitions.isEmpty { super.viewWillAppear(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    if !activeTransitions.isEmpty { super.viewDidAppear(animated) }
  }
}
