import UIKit

// DOC-124: A view is told before and after it gets a new superview, and when it has got a window.
// (developer.apple.com/documentation/uikit/uiview/didmovetowindow()).
// only: app.adds < view.willMoveToSuperview < view.didMoveToSuperview < app.added
// always: app.adds < view.didMoveToWindow < app.added

private final class TellingView: UIView {
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    record("view", "willMoveToSuperview")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    record("view", "didMoveToSuperview")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    record("view", "didMoveToWindow")
  }
}

private final class MovedView: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    record("app", "adds")
    root.view.addSubview(TellingView())
    record("app", "added")
  }
}
