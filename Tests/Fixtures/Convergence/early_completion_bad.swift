import UIKit

// The transition ends with the first of two animations, and once more with the second.

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  private let shadow = UIView()

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.4 : 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if isPresenting { present(transitionContext) } else { dismiss(transitionContext) }
  }

  private func present(_ context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let final = context.finalFrame(for: controller)
    view.frame = final.offsetBy(dx: 0, dy: final.height)
    context.containerView.addSubview(view)
    shadow.frame = final
    shadow.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadow.backgroundColor = .black
    shadow.alpha = 0
    context.containerView.insertSubview(shadow, belowSubview: view)
    UIView.animate(withDuration: 0.2) {
      self.shadow.alpha = 0.3
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)  // expect: TV106
    }
    UIView.animate(withDuration: 0.4) {
      view.frame = final
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)  // expect: TV101
    }
  }

  private func dismiss(_ context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    UIView.animate(withDuration: 0.3) {
      view.frame = view.frame.offsetBy(dx: 0, dy: view.frame.height)
      self.shadow.alpha = 0
    } completion: { _ in
      if !context.transitionWasCancelled {
        self.shadow.removeFromSuperview()
        view.removeFromSuperview()
      } else {
        self.shadow.alpha = 0.3
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let presenting = CardAnimator(isPresenting: true)

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self.presenting }
}
