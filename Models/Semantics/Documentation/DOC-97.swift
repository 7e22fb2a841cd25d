import UIKit

// DOC-97: An animator that pauses on completion stays active when its animation has finished, and its completion is
// not executed.
// (developer.apple.com/documentation/uikit/uiviewpropertyanimator/pausesoncompletion).
// only: animator.active
// never: animator.completed

private final class PausesOnCompletion: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in record("animator", "completed") }
      animator.startAnimation()
    } else {
      record("animator", animator.state == .active ? "active" : "inactive or stopped")
      animator.stopAnimation(true)
    }
  }
}
