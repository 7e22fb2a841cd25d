import UIKit

// F-34, F-35: while the upper end of a chain is still coming, nothing is known of a request to dismiss the chain but
// that it is refused, also where its presenter is free before the first DID.
// [F35=1 F23=0] only: C.viewDidAppear < C.asks
// [F35=1 F23=1] only: C.viewDidAppear < C.asks < C.viewWillDisappear < C.viewDidDisappear
// [F35=0] never: C.asks

private final class UpperEndComing: ModalScript {
  override var lines: Int { 2 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      super.perform(0)
    } else {
      let upper = AskingController("C")
      upper.modalPresentationStyle = .overFullScreen
      presented?.present(upper, animated: true)
    }
  }
}

private final class AskingController: RecordedController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record(name, "asks")
    keyWindow?.rootViewController?.dismiss(animated: true)
  }
}
