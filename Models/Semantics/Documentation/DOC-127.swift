import UIKit

// DOC-127: The animations of a property animator are not performed before it is started.
// (developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:curve:animations:)).
// only: app.created < app.starts < animator.animates < animator.completed

private final class NotBeforeStart: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { record("animator", "animates") }
    animator.addCompletion { _ in record("animator", "completed") }
    record("app", "created")
    record("app", "starts")
    animator.startAnimation()
  }
}
