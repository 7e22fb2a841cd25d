import UIKit

// F-05 `ANIMATOR_WHEN_NONANIM`: the animator of a custom style is not asked for without animation, or runs.
// [F05=0] only: A.presented
// [F05=1] only: delegate.animationControllerForPresented < AN.animateTransition < A.presented

private final class MaybeAnimator: CustomModalScript {
  override var lines: Int { 1 }
  override var isAnimated: Bool { false }
  override func makeRoot() -> UIViewController { UIViewController() }
}
