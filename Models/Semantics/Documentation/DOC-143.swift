import UIKit

// DOC-143: A long press sends its action when it begins and when it ends.
// (developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
// sometimes: B.began < B.ended
// never: B.ended < B.began

private final class Watched: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Selector("act(_:)")))
  }

  func act(_ sender: UILongPressGestureRecognizer) {
    switch sender.state {
    case .began: record("B", "began")
    case .ended:
      record("B", "ended")
      view.gestureRecognizers = nil
    case .cancelled: view.gestureRecognizers = nil
    default: break
    }
  }
}

private final class LongPress: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Watched() }
}
