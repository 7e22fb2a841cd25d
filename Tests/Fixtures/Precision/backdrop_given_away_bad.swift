import UIKit

/// The veil stays over the screen, until the dismissal takes it: it is still there when that looks for it.
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
    dismissed.presentationController?.containerView?.subviews.contains { $0 is UIVisualEffectView } == true
      ? VeilOut() : nil
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
    context.containerView.addSubview(coming)
    context.containerView.addSubview(veil)  // expect: TV304
    UIView.animate(withDuration: 0.5) {
      veil.effect = nil
    } completion: { _ in
      if context.transitionWasCancelled {
        veil.removeFromSuperview()
        coming.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class VeilOut: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let veil = context.containerView.subviews.first(where: { $0 is UIVisualEffectView }) else { return }
    UIView.animate(withDuration: 0.5) {
      veil.alpha = 0
    } completion: { _ in
      veil.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
