import UIKit

// SCH-06: while a transition is in flight that is not interactive, touches do not reach the app.
// only: B.viewWillAppear < B.viewDidAppear < B.tapped

private final class TapEarly: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { TapOnce("B") }
}

private final class TapOnce: RecordedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
  }

  func tap() {
    record(name, "tapped")
    view.gestureRecognizers = nil
  }
}
