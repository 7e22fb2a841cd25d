import UIKit

/// Under a style that keeps the presenter's view there is no view to come on the way back.
final class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let opens: Bool

  init(opens: Bool) { self.opens = opens }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let sheet = transitionContext.view(forKey: opens ? .to : .from)
    if opens {
      if let sheet { transitionContext.containerView.addSubview(sheet) }
    } else {
      let behind = transitionContext.view(forKey: .to)!  // expect: TV801
      transitionContext.containerView.insertSubview(behind, at: 0)
    }
    UIView.animate(withDuration: 0.3) {
      sheet?.layoutIfNeeded()
    } completion: { _ in
      if transitionContext.transitionWasCancelled, self.opens { sheet?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Folder: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FoldAnimator(opens: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FoldAnimator(opens: false)
  }
}
