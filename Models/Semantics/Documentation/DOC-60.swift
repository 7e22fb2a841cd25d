import UIKit

// DOC-60: UIKit asks an animator that has an interruptible animator for it, beside animateTransition.
// (developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning/interruptibleanimator(using:)).
// always: AN.interruptibleAnimator < AN.interruptibleAnimator < AN.completeTransition(true) < A.presented

private final class AsksForInterruptible: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func setUp() {
    super.setUp()
    delegate.animator = RecordedInterruptibleAnimator("AN")
  }
}
