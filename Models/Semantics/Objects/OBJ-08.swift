import UIKit

// OBJ-08: an animator that only UIKit holds lives until its transition is over, and not longer.
// only: AN.animateTransition < AN.completeTransition(true) < AN.deinit

private final class LocalAnimator: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    delegate.animator = MortalAnimator("AN")
    super.perform(line)
    if let transition = activeTransitions.first { assume(transition.animator != nil) }
    delegate.animator = nil
  }
}

private final class MortalAnimator: RecordedAnimator {
  deinit { record("AN", "deinit") }
}
