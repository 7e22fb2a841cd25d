import UIKit

// F-22: whoever takes the presented view out of the container, both are out of the window when the dismissal has ended.
// only: AN.removes it < B.is gone < container.is gone
// only: AN.leaves it < B.is gone < container.is gone

private final class WhoRemoves: CustomModalScript {
  let seen = UIViewController()

  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    seen.modalPresentationStyle = .custom
    seen.transitioningDelegate = delegate
    return seen
  }

  override func perform(_ line: Int) {
    if line == 1 { delegate.animator = RemovingAnimator("AN") }
    super.perform(line)
  }

  override func finish() {
    record("B", seen.view.window == nil ? "is gone" : "is there")
    record("container", keyWindow?.subviews.contains { $0 is UITransitionView } == true ? "is there" : "is gone")
  }
}

private final class RemovingAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let removes = mayHappen("the animator removes the view")
    record("AN", removes ? "removes it" : "leaves it")
    if removes { transitionContext.view(forKey: .from)?.removeFromSuperview() }
    super.animateTransition(using: transitionContext)
  }
}
