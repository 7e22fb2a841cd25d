import UIKit

// DOC-135: A pan sends its action when it begins, when it changes, and when it ends.
// (developer.apple.com/documentation/uikit/uipangesturerecognizer).
// sometimes: B.began < B.changed < B.ended
// never: B.changed < B.began < B.ended
// never: B.ended < B.ended

private final class Watched: UIViewController {
  private var hasChanged = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("act(_:)")))
  }

  func act(_ sender: UIPanGestureRecognizer) {
    switch sender.state {
    case .began: record("B", "began")
    case .changed:
      if !hasChanged { record("B", "changed") }
      hasChanged = true
    case .ended:
      record("B", "ended")
      view.gestureRecognizers = nil
    case .cancelled: view.gestureRecognizers = nil
    default: break
    }
  }
}

private final class PanStates: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { Watched() }
}
