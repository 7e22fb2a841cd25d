import UIKit

// DOC-144: A swipe is discrete: its action comes once, when it has been recognized.
// (developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
// sometimes: B.ended
// never: B.began
// never: B.changed

private final class Watched: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: Selector("act(_:)")))
  }

  func act(_ sender: UISwipeGestureRecognizer) {
    switch sender.state {
    case .began: record("B", "began")
    case .changed: record("B", "changed")
    case .ended:
      record("B", "ended")
      view.gestureRecognizers = nil
    default: break
    }
  }
}

private final class SwipeState: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Watched() }
}
