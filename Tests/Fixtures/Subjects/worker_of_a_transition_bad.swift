import UIKit
import RouteKit

/// Made anew for each transition by a delegate elsewhere; what it is made with holds the context.
final class TransitionWorker {
  let operation: RouteOperation
  private var animator: UIViewPropertyAnimator?

  var context: UIViewControllerContextTransitioning { operation.context }

  init(operation: RouteOperation) {
    self.operation = operation
    start()
  }

  private func start() {
    guard let arriving = context.view(forKey: .to) else { return }  // expect: TV103
    context.containerView.addSubview(arriving)
    arriving.alpha = 0
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { arriving.alpha = 1 }
    animator.addCompletion { [weak self] _ in self?.end(arriving) }
    animator.startAnimation()
    self.animator = animator
  }

  private func end(_ arriving: UIView) {
    arriving.alpha = 1
    if context.transitionWasCancelled { arriving.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
