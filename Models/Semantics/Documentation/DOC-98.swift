import UIKit

// DOC-98: pauseAnimation makes an animator active without running it, and so does a change of fractionComplete.
// (developer.apple.com/documentation/uikit/uiviewanimating/state).
// only: animator.active < animator.not running < other.active

private final class ActiveWithoutRunning: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}
  let other = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}

  override func perform(_ line: Int) {
    animator.pauseAnimation()
    record("animator", animator.state == .active ? "active" : "inactive")
    record("animator", animator.isRunning ? "running" : "not running")
    other.fractionComplete = 0.5
    record("other", other.state == .active ? "active" : "inactive")
    animator.stopAnimation(true)
    other.stopAnimation(true)
  }
}
