import UIKit

private let fadeTime = 0.25

/// Declares a quarter of a second and takes more.
class FadeBack: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { fadeTime }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    view.frame = context.finalFrame(for: page)
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(withDuration: 0.3, animations: { view.transform = .identity }) { _ in  // expect: TV109
      view.transform = .identity
      if context.transitionWasCancelled { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Declares the first of two animations.
class BounceBack: NSObject, UIViewControllerAnimatedTransitioning {
  private let time = 0.2

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { return time }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    view.frame = context.finalFrame(for: page)
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: time, animations: { view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) },
      completion: { _ in
        UIView.animate(  // expect: TV109
          withDuration: self.transitionDuration(using: context), animations: { view.transform = .identity },
          completion: { _ in
            view.transform = .identity
            if context.transitionWasCancelled { view.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
          })
      })
  }
}
