import UIKit

/// Keeps for which operation it is made; whoever makes it says so.
class StackTransition: NSObject {
  var operation: UINavigationController.Operation = .none

  convenience init(operation: UINavigationController.Operation) {
    self.init()
    self.operation = operation
  }
}

final class FadeTransition: StackTransition, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let next = context.view(forKey: .to) else {  // expect: TV103
      return context.completeTransition(!context.transitionWasCancelled)
    }
    switch operation {
    case .push:
      context.containerView.addSubview(next)
      next.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { next.alpha = 1 }) { _ in
        next.alpha = 1
        if context.transitionWasCancelled { next.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    default: break
    }
  }
}
