import UIKit

// expect: holds

/// A page comes from the side while the one below steps back; a pop does it the other way round.
private final class StepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    if operation == .push {
      push(fromView, toView, context)
    } else {
      pop(fromView, toView, context)
    }
  }

  private func push(_ fromView: UIView, _ toView: UIView, _ context: UIViewControllerContextTransitioning) {
    toView.frame = context.containerView.bounds
    toView.transform = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    context.containerView.addSubview(toView)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      fromView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      toView.transform = .identity
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      if context.transitionWasCancelled { toView.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func pop(_ fromView: UIView, _ toView: UIView, _ context: UIViewControllerContextTransitioning) {
    if let page = context.viewController(forKey: .to) { toView.frame = context.finalFrame(for: page) }
    toView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    context.containerView.insertSubview(toView, at: 0)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      fromView.transform = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
      toView.transform = .identity
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      if context.transitionWasCancelled { toView.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Animates pushes and pops.
private final class StepDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    StepAnimator(operation: operation)
  }
}
