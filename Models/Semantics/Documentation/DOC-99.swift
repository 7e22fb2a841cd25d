import UIKit

// DOC-99: A recognizer that is disabled while it recognizes a gesture is cancelled.
// (developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled).
// sometimes: B.began < B.cancelled
// never: B.began < B.ended

private final class Panned: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan(_:)"))
    view.addGestureRecognizer(pan)
  }

  func pan(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began:
      record("B", "began")
      sender.isEnabled = false
    case .cancelled: record("B", "cancelled")
    case .ended: record("B", "ended")
    default: break
    }
  }
}

private final class DisabledPan: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Panned() }
}
