// expect: holds
import UIKit

/// Listens to a drag from the moment it is made, and does nothing as long as there is no transition.
final class PullDown: NSObject, UIViewControllerAnimatedTransitioning {
  private var context: UIViewControllerContextTransitioning?
  private let drag: UIPanGestureRecognizer

  init(drag: UIPanGestureRecognizer) {
    self.drag = drag
    super.init()
    drag.addTarget(self, action: #selector(dragged(_:)))
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    let shown = context.view(forKey: .to)
    if let shown = shown, let next = context.viewController(forKey: .to) {
      shown.frame = context.finalFrame(for: next)
      context.containerView.insertSubview(shown, at: 0)
    }
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .from)?.layoutIfNeeded()
    } completion: { _ in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { context = nil }

  @objc private func dragged(_ sender: UIPanGestureRecognizer) {
    guard let top = context?.viewController(forKey: .from) else { return }
    let progress = sender.translation(in: top.view).y / 300
    top.view.setNeedsLayout()
    print(progress)
  }
}
