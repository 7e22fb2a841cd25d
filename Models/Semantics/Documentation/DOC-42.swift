import UIKit

// DOC-42: The controller for the key from is the one on the screen at the beginning, that for the key to the one at
// the end, in both directions.
// (developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey).
// only: AN.from A < AN.to B < AN.from B < AN.to A

private final class Naming: RecordedAnimator {
  weak var a: UIViewController?

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record(name, transitionContext.viewController(forKey: .from) === a ? "from A" : "from B")
    record(name, transitionContext.viewController(forKey: .to) === a ? "to A" : "to B")
    super.animateTransition(using: transitionContext)
  }
}

private final class FromAndTo: CustomModalScript {
  override var takesTouches: Bool { false }
  override func setUp() {
    super.setUp()
    let naming = Naming("AN")
    naming.a = root
    delegate.animator = naming
  }
}
