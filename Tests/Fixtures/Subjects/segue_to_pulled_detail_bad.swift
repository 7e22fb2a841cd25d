import UIKit

/// A storyboard presents the recipe; its pan is the storyboard's, too, and the list gives it the delegate and the pull.
final class RecipeController: UIViewController {
  var pull: Pull?

  @IBAction func dragged(_ drag: UIPanGestureRecognizer) {
    guard let pull else { return }
    switch drag.state {
    case .began:
      pull.isActive = true
      dismiss(animated: true)
    case .changed:
      pull.update(0.4)
    case .ended:
      pull.isActive = false
      pull.finish()  // expect: TV204
    case .cancelled, .failed:
      pull.isActive = false
      pull.cancel()  // expect: TV204
    default:
      break
    }
  }
}

final class Pull: UIPercentDrivenInteractiveTransition {
  var isActive = false
}

final class RecipesController: UITableViewController, UIViewControllerTransitioningDelegate {
  private let pull = Pull()

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "recipe", let recipe = segue.destination as? RecipeController else { return }
    recipe.modalPresentationStyle = .custom
    recipe.transitioningDelegate = self
    recipe.pull = pull
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Sink()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pull.isActive ? pull : nil }
}

final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let below = transitionContext.view(forKey: .to)
    if let below { transitionContext.containerView.insertSubview(below, at: 0) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { below?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
