import UIKit

// DOC-136: A tap is discrete: its action comes once, when it has ended.
// (developer.apple.com/documentation/uikit/uitapgesturerecognizer).
// sometimes: B.ended
// never: B.began
// never: B.changed

private final class Watched: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("act(_:)")))
  }

  func act(_ sender: UITapGestureRecognizer) {
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

private final class TapState: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Watched() }
}
