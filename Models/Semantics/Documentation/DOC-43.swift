import UIKit

// DOC-43: The container view is the superview of the views in a transition: the old view is inside it already, the new
// one is for the animator to add.
// (developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/containerview).
// only: AN.from is inside < AN.to is outside

private final class Looking: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    record(name, transitionContext.view(forKey: .from)?.superview === container ? "from is inside" : "from is outside")
    record(name, transitionContext.view(forKey: .to)?.superview === container ? "to is inside" : "to is outside")
    super.animateTransition(using: transitionContext)
  }
}

private final class InTheContainer: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    delegate.animator = Looking("AN")
    controller.modalPresentationStyle = .fullScreen
    controller.transitioningDelegate = delegate
    return controller
  }
}
