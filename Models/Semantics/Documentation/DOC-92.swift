import UIKit

// DOC-92: The completion of an animation without duration is called at the beginning of the next turn of the run loop,
// not inside the call.
// (developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)).
// only: app.changes < app.returned < app.completion

private final class NoDuration: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    UIView.animate(withDuration: 0) {
      record("app", "changes")
    } completion: { _ in
      record("app", "completion")
    }
    record("app", "returned")
  }
}
