import UIKit
import RouteKit

/// Made anew for each transition by a delegate elsewhere; what it is made with holds the context.
final class TransitionWorker {
  let operation: RouteOperation
  private var animator: UIViewPropertyAnimator!

  var context: UIViewControllerContextTransitioning { operation.context }

  init(operation: RouteOperation) {
    self.operation = operation
    animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      self.context.completeTransition(position == .end)
    }
    start()
  }

  private func start() {
    if let arriving = context.view(forKey: .to) { context.containerView.addSubview(arriving) }
    animator.startAnimation()  // expect: TV208
  }
}
