import UIKit

/// The page is presented in a style that leaves the view below in place.
final class PageController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
  }

  func openNext() {
    let next = PageController()
    next.modalPresentationStyle = .overFullScreen
    next.transitioningDelegate = next
    present(next, animated: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PageAnimator()
  }
}

/// Brings back the view that the presentation has removed.
final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let screen = transitionContext.viewController(forKey: .to), let below = screen.view
    else { return transitionContext.completeTransition(false) }
    below.frame = transitionContext.finalFrame(for: screen)
    transitionContext.containerView.insertSubview(below, belowSubview: from)  // expect: TV302
    UIView.animate(withDuration: 0.3) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      if transitionContext.transitionWasCancelled { below.removeFromSuperview() }  // expect: TV302
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
