import UIKit

// DISM-03: the context of a dismissal offers the presenter's view only if it had been removed.
// only: script.kept < AN.has no view to add
// only: script.removed < AN.has a view to add

private final class OfferedViews: CustomModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 {
      delegate.removesPresentersView = mayHappen("the presenter's view is removed")
      record("script", delegate.removesPresentersView ? "removed" : "kept")
    } else {
      delegate.animator = LookingAnimator("AN")
    }
    super.perform(line)
  }
}

private final class LookingAnimator: RecordedAnimator {
  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    record("AN", transitionContext.view(forKey: .to) == nil ? "has no view to add" : "has a view to add")
    super.animateTransition(using: transitionContext)
  }
}
