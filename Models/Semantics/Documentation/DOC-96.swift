import UIKit

// DOC-96: Stopping an animator with false puts it into the stopped state; finishAnimation calls the completions and
// makes it inactive.
// (developer.apple.com/documentation/uikit/uiviewanimating/finishanimation(at:)).
// only: animator.stopped < animator.completed at the end < animator.inactive

private final class StoppedThenFinished: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}

  override func perform(_ line: Int) {
    animator.addCompletion { position in
      record("animator", position == .end ? "completed at the end" : "completed elsewhere")
    }
    animator.startAnimation()
    animator.stopAnimation(false)
    tell()
    animator.finishAnimation(at: .end)
    tell()
  }

  private func tell() {
    let state = animator.state
    record("animator", state == .inactive ? "inactive" : state == .active ? "active" : "stopped")
  }
}
