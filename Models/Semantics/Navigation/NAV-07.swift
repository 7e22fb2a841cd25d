import UIKit

// NAV-07: the swipe from the edge may begin at the root only if the app has replaced its delegate, and can then wedge the
// stack before iOS 18.
// [iOS=17] sometimes: app.swiped < app.rests
// [iOS=17] sometimes: app.swiped < world.stuck
// [iOS=18] never: world.stuck

private final class SwipeAtTheRoot: Script {
  let stack = RecordedStack()

  override var takesTouches: Bool { false }
  override func setUp() {
    stack.show(in: self)
    stack.navigation.interactivePopGestureRecognizer?.delegate = nil
  }

  override func perform(_ line: Int) {
    stack.begin()
    guard let gesture = stack.navigation.interactivePopGestureRecognizer else { return }
    record("app", "swiped")
    if !gesture.beginsWithoutDelegate { return }
    deliver(.began, of: gesture)
    deliver(.ended, of: gesture)
  }

  override func finish() { record("app", "rests") }
}
