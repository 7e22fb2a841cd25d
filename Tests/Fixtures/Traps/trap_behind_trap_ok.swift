// expect: holds
import UIKit

class PanelController: UIViewController {
  var height: CGFloat = 200
}

/// Takes whatever is presented, as its presentation controller does.
final class RaisePanel: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    let panel = context?.viewController(forKey: .to) as? PanelController
    panel?.height = 300
    return 0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let shown = context.view(forKey: .to)
    if let shown = shown, let next = context.viewController(forKey: .to) {
      shown.frame = context.finalFrame(for: next)
      context.containerView.addSubview(shown)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      shown?.layoutIfNeeded()
    } completion: { _ in
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class PanelPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? .zero
  }

  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
}

final class PanelDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { PanelPresentation(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { RaisePanel() }
}
