import UIKit

/// Animators elsewhere hand it the controllers and the context; which way it goes, one of its properties says.
public final class PushHelper {
  public var isForward = true

  public init() {}

  public func run(
    fromVC: UIViewController?, toVC: UIViewController?, transitionContext: UIViewControllerContextTransitioning,
    completion: (() -> Void)? = nil
  ) {
    guard let fromVC, let toVC else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    slide(from: fromVC, to: toVC, transitionContext: transitionContext, completion: completion)
  }

  private func slide(
    from: UIViewController, to: UIViewController, transitionContext: UIViewControllerContextTransitioning,
    completion: (() -> Void)?
  ) {
    let arriving = transitionContext.view(forKey: .to)
    if let arriving { transitionContext.containerView.addSubview(arriving) }
    UIView.animate(
      withDuration: 0.3,
      animations: { to.view.transform = .identity },
      completion: { finished in
        if transitionContext.transitionWasCancelled { arriving?.removeFromSuperview() }
        transitionContext.completeTransition(finished)  // expect: TV105
        completion?()
      }
    )
  }
}
