import UIKit

// DOC-100: A recognizer whose delegate answers false to gestureRecognizerShouldBegin fails and does not send its
// action.
// (developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:)).
// sometimes: delegate.asked
// never: B.began
// never: B.ended

private final class Panned: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan(_:)"))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    record("delegate", "asked")
    view.gestureRecognizers = nil
    return false
  }

  func pan(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began:
      record("B", "began")
    case .cancelled: record("B", "cancelled")
    case .ended: record("B", "ended")
    default: break
    }
  }
}

private final class RefusedPan: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Panned() }
}
