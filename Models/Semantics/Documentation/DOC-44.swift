import UIKit

// DOC-44: The presentation controller's container view is the one that animators get from their context, and an
// ancestor of the presented view.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/containerview).
// only: AN.the same container < container.holds B

private final class Comparing: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let controller = transitionContext.viewController(forKey: .to)?.presentationController
    let isSame = controller?.containerView === transitionContext.containerView
    record(name, isSame ? "the same container" : "another container")
    super.animateTransition(using: transitionContext)
  }
}

private final class OneContainer: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func setUp() {
    super.setUp()
    delegate.animator = Comparing("AN")
  }

  override func finish() {
    guard let b = presented, let container = b.presentationController?.containerView else { return }
    record("container", b.view.isDescendant(of: container) ? "holds B" : "does not hold B")
  }
}
