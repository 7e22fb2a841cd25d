// expect: holds
import UIKit

/// The delay belongs to what it declares.
class FadeBack: NSObject, UIViewControllerAnimatedTransitioning {
  private let delay = 0.1

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { delay + 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    view.frame = context.finalFrame(for: page)
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(withDuration: 0.2, delay: delay, options: [], animations: { view.transform = .identity }) { _ in
      view.transform = .identity
      if context.transitionWasCancelled { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Two halves.
class BounceBack: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    view.frame = context.finalFrame(for: page)
    context.containerView.addSubview(view)
    let half = transitionDuration(using: context) / 2
    UIView.animate(
      withDuration: half, animations: { view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) },
      completion: { _ in
        UIView.animate(
          withDuration: half, animations: { view.transform = .identity },
          completion: { _ in
            view.transform = .identity
            if context.transitionWasCancelled { view.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
          })
      })
  }
}
