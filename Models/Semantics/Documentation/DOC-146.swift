import UIKit

// DOC-146: Two recognizers of one view do not recognize their gestures at the same time, unless a delegate allows it.
// (developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)).
// sometimes: B.first began
// never: B.first began < B.second began
// never: B.second began < B.first began

private final class TwoPans: UIViewController {
  let first = UIPanGestureRecognizer()
  let second = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    for pan in [first, second] {
      pan.addTarget(self, action: Selector("pan(_:)"))
      view.addGestureRecognizer(pan)
    }
  }

  func pan(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began: record("B", sender === first ? "first began" : "second began")
    case .ended, .cancelled: view.gestureRecognizers = nil
    default: break
    }
  }
}

private final class OneAtATime: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { TwoPans() }
}
