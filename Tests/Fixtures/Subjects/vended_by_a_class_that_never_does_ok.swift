// expect: holds

import UIKit

/// The screen names the delegate, but what presents with it comes from a framework and is not here.
final class HomeController: UIViewController {
  func openSettings() {
    let settings = UIViewController()
    settings.modalPresentationStyle = .pageSheet
    present(settings, animated: true)
  }

  func routes() -> [Route] { [Route(delegate: FadeDelegate())] }
}

final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(arriving)
    arriving.alpha = 0
    UIView.animate(
      withDuration: 0.3,
      animations: { arriving.alpha = 1 },
      completion: { _ in
        arriving.alpha = 1
        if context.transitionWasCancelled { arriving.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
