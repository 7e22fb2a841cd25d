import UIKit

// DOC-26: transition(from:to:) adds the new child's view, runs the animations, and removes the old one's view when
// they are over; both hear of it.
// (developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)).
// only: 2.is in the window < 1.is in the window < app.animates < app.is over < 1.has left
// always: 1.viewWillDisappear < app.is over
// always: 1.viewWillDisappear < 1.viewDidDisappear
// always: 2.viewWillAppear < 2.viewDidAppear

private final class BetweenChildren: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let first = RecordedController("1")
  let second = RecordedController("2")

  override func setUp() {
    showRoot(a)
    a.addChild(first)
    a.view.addSubview(first.view)
    first.didMove(toParent: a)
    a.addChild(second)
  }

  override func perform(_ line: Int) {
    a.transition(
      from: first, to: second, duration: 0.3, options: [],
      animations: {
        if self.second.view.window != nil { record("2", "is in the window") }
        if self.first.view.window != nil { record("1", "is in the window") }
        record("app", "animates")
      },
      completion: { _ in record("app", "is over") })
  }

  override func finish() { record("1", first.view.window == nil ? "has left" : "is still there") }
}
