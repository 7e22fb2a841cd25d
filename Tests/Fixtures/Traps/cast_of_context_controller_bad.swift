import UIKit

/// Expects the list behind the detail; the list lives in a navigation controller.
final class ListViewController: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func showDetail() {
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DetailAnimator()
  }
}

final class DetailAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let list = transitionContext.viewController(forKey: .from) as! ListViewController  // expect: TV1205
    let detail = transitionContext.view(forKey: .to)
    if let detail { transitionContext.containerView.addSubview(detail) }
    UIView.animate(withDuration: 0.3) {
      list.view.layoutIfNeeded()
    } completion: { _ in
      if transitionContext.transitionWasCancelled { detail?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class MainWindow {
  func root() -> UIViewController { UINavigationController(rootViewController: ListViewController()) }
}
