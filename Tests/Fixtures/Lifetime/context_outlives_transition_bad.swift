import UIKit

/// Who makes the animator is not shown: a delegate that keeps it keeps the whole transition with it.
final class Shrink: NSObject, UIViewControllerAnimatedTransitioning {
  private var current: UIViewControllerContextTransitioning?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    current = context  // expect: likely TV902
    if let shown = context.view(forKey: .to) { context.containerView.addSubview(shown) }
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: {},
      completion: { _ in self.finish() })
  }

  private func finish() {
    guard let context = current else { return }
    if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
