import UIKit

/// Fades the view that comes, or, if it is not part of the transition, the one that goes.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Plays a film until it is dismissed.
private final class PlayerController: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) var isPlaying = true

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate(alongsideTransition: { _ in
      self.isPlaying = false  // expect: TV802
    })
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }
}
