import UIKit

/// Animates the transform of the sheet while layout sets its frame.
final class CardPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: 80, width: bounds.width, height: bounds.height - 80)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView  // expect: TV1005
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let card = context.view(forKey: .from)

    UIView.animate(withDuration: 0.3) {
      card?.frame = context.containerView.bounds.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    } completion: { _ in

      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
