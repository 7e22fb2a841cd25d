import UIKit

/// Zooms pages of a stack, and could zoom what is presented, too: that is what it is for.
final class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ZoomAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ZoomAnimator()
  }
}

/// Takes for granted that both views take part.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to) else {
      return  // expect: TV103
    }
    if let page = transitionContext.viewController(forKey: .to) { new.frame = transitionContext.finalFrame(for: page) }
    transitionContext.containerView.insertSubview(new, belowSubview: old)
    UIView.animate(withDuration: 0.3) {
      old.alpha = 0
    } completion: { _ in
      old.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class PhotoListController: UIViewController {
  private let zoom = ZoomDelegate()

  private func showPhoto() {
    let photo = UIViewController()
    photo.transitioningDelegate = zoom
    present(photo, animated: true)
  }
}
