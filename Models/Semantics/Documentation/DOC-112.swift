import UIKit

// DOC-112: The completion of an animator that was reversed says that it ended at the beginning.
// (developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:)).
// only: animator.at the start

private final class Reversed: Script {
  override var takesTouches: Bool { false }
  let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    animator.addCompletion { position in record("animator", position == .start ? "at the start" : "elsewhere") }
    animator.startAnimation()
    animator.isReversed = true
  }
}
