import UIKit

/// The whole container fades in alongside the transition alone: without animation nothing of it is ever seen.
final class VeilController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    containerView?.alpha = 0
    // expect: likely TV1201
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        self.containerView?.alpha = 1
      })
  }
}

final class VeilDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    VeilController(presentedViewController: presented, presenting: presenting)
  }
}
