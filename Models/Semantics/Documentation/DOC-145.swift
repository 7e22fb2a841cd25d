import UIKit

// DOC-145: A recognizer whose delegate answers false to shouldReceive does not see the touch, and does not act.
// (developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-16fuh).
// sometimes: delegate.asked
// never: B.tapped

private final class Tapped: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
    view.gestureRecognizers?.first?.delegate = self
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    record("delegate", "asked")
    view.gestureRecognizers = nil
    return false
  }

  func tap() {
    record("B", "tapped")
    view.gestureRecognizers = nil
  }
}

private final class NotReceived: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Tapped() }
}
