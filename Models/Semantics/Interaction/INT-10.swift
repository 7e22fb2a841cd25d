import UIKit

// INT-10: a gesture that asks for a transition nobody lets it drive loses its touches and is cancelled.
// sometimes: B.began < B.cancelled < A.dismissed
// never: B.ended < B.cancelled

private final class UndrivenPan: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { PannedController() }
}

private final class PannedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan(_:)")))
  }

  func pan(_ sender: UIPanGestureRecognizer) {
    if sender.state == .began {
      record("B", "began")
      dismiss(animated: true) { record("A", "dismissed") }
    } else if sender.state == .cancelled {
      record("B", "cancelled")
    } else if sender.state == .ended {
      record("B", "ended")
    }
  }
}
