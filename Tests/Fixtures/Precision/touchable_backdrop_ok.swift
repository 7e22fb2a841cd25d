import UIKit

// expect: holds
/// The picture of the screen behind the menu is there to be tapped: it closes the menu and goes with the container.
final class MenuDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    MenuAnimator(closing: presented)
  }
}

private final class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var menu: UIViewController?

  init(closing menu: UIViewController) { self.menu = menu }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let coming = context.view(forKey: .to)
    let backdrop = context.viewController(forKey: .from)?.view.snapshotView(afterScreenUpdates: false)
    if let backdrop {
      backdrop.addGestureRecognizer(UITapGestureRecognizer(target: menu, action: #selector(UIViewController.close)))
      context.containerView.addSubview(backdrop)
    }
    if let coming { context.containerView.addSubview(coming) }
    coming?.alpha = 0
    UIView.animate(withDuration: 0.3) {
      coming?.alpha = 1
    } completion: { _ in
      coming?.alpha = 1
      if context.transitionWasCancelled {
        backdrop?.removeFromSuperview()
        coming?.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UIViewController {
  @objc fileprivate func close() { dismiss(animated: true) }
}
