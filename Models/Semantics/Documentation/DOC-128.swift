import UIKit

// DOC-128: runningPropertyAnimator gives an animator that runs already.
// (developer.apple.com/documentation/uikit/uiviewpropertyanimator/runningpropertyanimator(withduration:delay:options:animations:completion:)).
// only: animator.active < animator.running < animator.completed

private final class RunsAlready: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0, options: [], animations: {},
      completion: { _ in record("animator", "completed") })
    record("animator", animator.state == .active ? "active" : "inactive")
    record("animator", animator.isRunning ? "running" : "not running")
  }
}
