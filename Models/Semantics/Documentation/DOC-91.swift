import UIKit

// DOC-91: The changes of an animation are made inside the call; its completion comes later, with true when it ran to
// its end.
// (developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)).
// only: app.changes < app.returned < app.finished

private final class ChangesAtOnce: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    UIView.animate(withDuration: 0.3) {
      record("app", "changes")
    } completion: { isFinished in
      record("app", isFinished ? "finished" : "not finished")
    }
    record("app", "returned")
  }
}
