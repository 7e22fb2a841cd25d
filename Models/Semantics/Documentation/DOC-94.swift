import UIKit

// DOC-94: A property animator is inactive at first, active once it was started, and inactive again when its animations
// have finished.
// (developer.apple.com/documentation/uikit/uiviewanimating/state).
// only: animator.inactive < animator.active < animator.completed < animator.inactive

private final class StatesOfAnimator: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      tell()
      animator.addCompletion { _ in record("animator", "completed") }
      animator.startAnimation()
    }
    tell()
  }

  private func tell() {
    let state = animator.state
    record("animator", state == .inactive ? "inactive" : state == .active ? "active" : "stopped")
  }
}
