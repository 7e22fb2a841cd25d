import UIKit

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    if let page = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: page) }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.3) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Pops for a tap. The second tap comes while the first pop is in flight.
private final class StackTaps: NSObject, UINavigationControllerDelegate {
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
    let tap = UITapGestureRecognizer(target: self, action: Selector("goBack"))
    navigationController.view.addGestureRecognizer(tap)
  }

  func goBack() {
    navigationController?.popViewController(animated: true)  // expect: TV701
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}
