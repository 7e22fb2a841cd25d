import UIKit

// expect: holds
/// The shade gets its place over the screen below, and then goes into the container.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let shade = UIView()

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to), let below = context.viewController(forKey: .from)?.view else {
      context.completeTransition(false)
      return
    }
    below.addSubview(shade)
    context.containerView.addSubview(shade)
    context.containerView.addSubview(coming)
    UIView.animate(withDuration: 0.3) {
      self.shade.alpha = 0
    } completion: { _ in
      self.shade.removeFromSuperview()
      if context.transitionWasCancelled { coming.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class DrawerController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator()
  }
}
