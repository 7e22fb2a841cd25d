import UIKit

class PanelController: UIViewController {
  var height: CGFloat = 200
}

/// Insists on its own class, as its presentation controller has done before.
final class RaisePanel: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    guard let panel = context?.viewController(forKey: .to) as? PanelController else {
      fatalError("not a panel")  // expect: precondition TV1205
    }
    panel.height = 300
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
    guard presentedViewController is PanelController else { fatalError("not a panel") }  // expect: precondition TV1205
    return containerView?.bounds ?? .zero
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
