// expect: holds
import UIKit

/// Keeps a block that does not keep the animator.
final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  private var report: (() -> Void)?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let shown { transitionContext.containerView.addSubview(shown) }
    report = { [weak self] in self?.note() }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      self.report?()
      if transitionContext.transitionWasCancelled { shown?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func note() {}
}
