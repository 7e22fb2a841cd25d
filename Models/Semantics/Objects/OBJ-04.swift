import UIKit

// OBJ-04: without an animator UIKit animates itself, and no interaction controller is asked for.
// only: script.own < AN.animateTransition < A.presented
// only: script.none < A.presented
// never: script.none < delegate.interactionControllerForPresentation
// always: delegate.animationControllerForPresented < A.presented
// sometimes: script.own < delegate.interactionControllerForPresentation

private final class NoAnimator: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if mayHappen("the delegate has no animator") { delegate.animator = nil }
    record("script", delegate.animator == nil ? "none" : "own")
    super.perform(line)
  }
}
