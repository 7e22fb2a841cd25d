import UIKit

// DOC-95: Stopping an animator with true makes it inactive and its completions are not called.
// (developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)).
// only: animator.inactive
// never: animator.completed

private final class StoppedForGood: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}

  override func perform(_ line: Int) {
    animator.addCompletion { _ in record("animator", "completed") }
    animator.startAnimation()
    animator.stopAnimation(true)
    record("animator", animator.state == .inactive ? "inactive" : "active or stopped")
  }
}
