import UIKit

/// A snapshot and its place are kept in a tuple, which is assigned without labels and read by them.
final class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var cover: (view: UIView, frame: CGRect)?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else { return context.completeTransition(false) }
    to.view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(to.view)
    cover = (UIView(), to.view.frame)
    if let view = cover?.view { context.containerView.addSubview(view) }  // expect: TV304 TV305
    UIView.animate(withDuration: 0.3) {
      self.cover?.view.alpha = 0
    } completion: { _ in
      if context.transitionWasCancelled { to.view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class Screen: UIViewController, UIViewControllerTransitioningDelegate {
  @IBAction func open() {
    let detail = UIViewController()
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CoverAnimator() }
}
