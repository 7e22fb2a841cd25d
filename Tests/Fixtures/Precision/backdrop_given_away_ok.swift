import UIKit

// expect: holds
/// The backdrop moves from the container into the screen that it belongs to, and the dismissal finds it there.
final class VeilController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    VeilIn()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    dismissed.view.subviews.contains { $0 is UIVisualEffectView } ? VeilOut() : nil
  }
}

private final class VeilIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    let veil = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    veil.contentView.backgroundColor = .black
    context.containerView.addSubview(veil)
    context.containerView.addSubview(coming)
    UIView.animate(withDuration: 0.5) {
      veil.effect = nil
    } completion: { _ in
      coming.insertSubview(veil, at: 0)
      if context.transitionWasCancelled { coming.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class VeilOut: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let going = context.view(forKey: .from), let veil = going.subviews.first(where: { $0 is UIVisualEffectView })
    else { return }
    UIView.animate(withDuration: 0.5) {
      veil.alpha = 0
    } completion: { _ in
      veil.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
