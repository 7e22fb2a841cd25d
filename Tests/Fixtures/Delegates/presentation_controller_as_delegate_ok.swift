// expect: holds
import UIKit

/// A presentation controller that is the delegate of what it presents, and knows for whom it was made.
final class ShadeController: UIPresentationController, UIViewControllerTransitioningDelegate {
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(shade)
    guard let coordinator = presentingViewController.transitionCoordinator else {
      shade.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presented == presentedViewController && presenting == presentingViewController ? self : nil
  }
}
