import UIKit

// DOC-24: removeFromParent calls didMove(toParent:) with nil by itself, and leaves willMove(toParent:) to the
// container.
// (developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)).
// only: app.removes < C.didMoveFromParent < app.removed
// never: C.willMoveFromParent

private final class RemovedChild: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let c = RecordedController("C")

  override func setUp() {
    showRoot(a)
    a.addChild(c)
  }

  override func perform(_ line: Int) {
    record("app", "removes")
    c.removeFromParent()
    record("app", "removed")
  }
}
