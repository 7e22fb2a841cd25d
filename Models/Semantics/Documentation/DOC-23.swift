import UIKit

// DOC-23: addChild calls willMove(toParent:) by itself, and leaves didMove(toParent:) to the container.
// (developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)).
// only: C.willMoveToParent < app.added
// never: C.didMoveToParent

private final class AddedChild: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()

  override func setUp() { showRoot(a) }

  override func perform(_ line: Int) {
    a.addChild(RecordedController("C"))
    record("app", "added")
  }
}
