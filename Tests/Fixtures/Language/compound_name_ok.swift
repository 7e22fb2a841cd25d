import UIKit

/// A method that is named with its labels, beside a property of the same base name.
final class NotedFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var context: UIViewControllerContextTransitioning?
  private var ends = 0
  private var end: Bool { ends > 0 }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  // expect: holds
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}, completion: end(_:))
  }

  private func end(_ finished: Bool) {
    ends += 1
    guard let context else { return }
    let isCancelled = context.transitionWasCancelled
    if isCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!isCancelled)
  }
}
