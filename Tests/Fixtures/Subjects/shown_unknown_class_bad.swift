import DetailKit
import UIKit

/// Shows a controller of a class that a framework declares: it is one because it is presented.
final class HostController: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func open() {
    let details = DetailScreen(title: "Details")
    details.modalPresentationStyle = .fullScreen
    details.transitioningDelegate = self
    present(details, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Curtain() }
}

final class Curtain: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let view = shown { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3, animations: {}) { finished in
      if transitionContext.transitionWasCancelled { shown?.removeFromSuperview() }
      transitionContext.completeTransition(finished)  // expect: TV105
    }
  }
}
