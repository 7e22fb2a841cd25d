import UIKit

/// The animation is a helper's, and the helper gives up where there is no view to show.
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    rise(in: transitionContext)
  }

  private func rise(in transition: UIViewControllerContextTransitioning) {
    guard let shown = transition.view(forKey: .to) else {
      return  // expect: TV103
    }
    transition.containerView.addSubview(shown)
    shown.alpha = 0
    UIView.animate(withDuration: 0.3, animations: { shown.alpha = 1 }) { _ in
      if transition.transitionWasCancelled { shown.removeFromSuperview() }
      transition.completeTransition(!transition.transitionWasCancelled)
    }
  }
}

final class ShelfController: UIViewController, UIViewControllerTransitioningDelegate {
  @IBAction func openBook() {
    let book = UIViewController()
    book.modalPresentationStyle = .custom
    book.transitioningDelegate = self
    present(book, animated: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    RiseAnimator()
  }
}
