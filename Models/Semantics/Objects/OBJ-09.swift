import UIKit

// OBJ-09: `animationEnded` is sent once `completeTransition` has been called, with what it was told.
// only: AN.completeTransition(true) < AN.animationEnded(true) < AN.completeTransition(false) < AN.animationEnded(false)

private final class BothOutcomes: Script {
  let a = UIViewController()
  let b = UIViewController()
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
  }

  override var lines: Int { 2 }

  /// The user lets go as soon as the animation has started.
  override func stepDidEnd() {
    if activeTransitions.first?.isInteractive == true { delegate.driver?.cancel() }
  }

  override func perform(_ line: Int) {
    if line == 0 {
      a.present(b, animated: true)
    } else {
      delegate.driver = RecordedDriver("IC")
      a.dismiss(animated: true)
    }
  }
}
