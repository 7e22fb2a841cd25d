import UIKit

/// Keeps a block that keeps the animator: each transition leaves one behind.
final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  private var report: (() -> Void)?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let shown { transitionContext.containerView.addSubview(shown) }
    report = { self.note() }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in  // expect: TV902
      self.report?()
      if transitionContext.transitionWasCancelled { shown?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func note() {}
}
