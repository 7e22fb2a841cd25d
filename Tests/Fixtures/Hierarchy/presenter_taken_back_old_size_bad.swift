import UIKit

/// Shows a story; the storyboard says nothing of a style.
final class StoryList: UIViewController, UIViewControllerTransitioningDelegate {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.transitioningDelegate = self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    StoryCloser()
  }
}

/// Takes the list back without asking whether the context offers it, which only works where it was removed, and gives it no
/// frame: after a rotation it comes back in its old size.
final class StoryCloser: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let story = context.viewController(forKey: .from)!
    let list = context.viewController(forKey: .to)!
    context.containerView.insertSubview(list.view, at: 0)  // expect: TV302 TV1001
    UIView.animate(withDuration: 0.2) {
      story.view.alpha = 0
    } completion: { _ in
      story.view.alpha = 1
      if context.transitionWasCancelled { list.view.removeFromSuperview() }  // expect: TV302
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
