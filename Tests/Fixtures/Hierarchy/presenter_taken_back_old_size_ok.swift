// expect: holds
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

/// Asks the context for the list: where it was never removed there is none, and nobody asks for a style that removes it.
final class StoryCloser: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let story = context.view(forKey: .from)
    let list = context.view(forKey: .to)
    if let list { context.containerView.insertSubview(list, at: 0) }
    UIView.animate(withDuration: 0.2) {
      story?.alpha = 0
    } completion: { _ in
      story?.alpha = 1
      if context.transitionWasCancelled { list?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
