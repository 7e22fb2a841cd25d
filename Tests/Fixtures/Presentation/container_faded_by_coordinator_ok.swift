// expect: holds
import UIKit

/// Without a coordinator the container is shown at once.
final class VeilController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    containerView?.alpha = 0
    guard let coordinator = presentingViewController.transitionCoordinator else {
      containerView?.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.containerView?.alpha = 1 })
  }
}

final class VeilDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    VeilController(presentedViewController: presented, presenting: presenting)
  }
}
