import UIKit

/// The app pops without animation, and nobody shows again whom the push hid.
final class FadingPushes: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(isPush: operation == .push)
  }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    if let page = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: page) }
    context.containerView.addSubview(to)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        to.alpha = 1
        if self.isPush { from.alpha = 0 }  // expect: TV1201
      }
    ) { _ in
      if context.transitionWasCancelled {
        from.alpha = 1
        to.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class FadedPage: UIViewController {
  private let pushes = FadingPushes()

  @objc func goBack() { navigationController?.popViewController(animated: false) }
}
