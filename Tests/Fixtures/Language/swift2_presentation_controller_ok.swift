// expect: holds
import UIKit

/// Swift 2: made with the labels of then.
class VeilController: UIPresentationController {
  let veil: UIView = {
    let view = UIView(frame: CGRectZero)
    view.backgroundColor = UIColor.blackColor()
    return view
  }()

  override init(presentedViewController: UIViewController, presentingViewController: UIViewController) {
    super.init(presentedViewController: presentedViewController, presentingViewController: presentingViewController)
    veil.gestureRecognizers = [UITapGestureRecognizer(target: self, action: "veilWasTouched:")]
  }

  override func presentationTransitionWillBegin() {
    veil.alpha = 0
    containerView!.insertSubview(veil, atIndex: 0)
    guard let coordinator = presentedViewController.transitionCoordinator() else {
      veil.alpha = 1
      return
    }
    coordinator.animateAlongsideTransition({ _ in self.veil.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(completed: Bool) {
    if !completed { veil.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(completed: Bool) {
    if completed { veil.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    veil.frame = containerView!.bounds
    presentedView()?.frame = frameOfPresentedViewInContainerView()
  }

  func veilWasTouched(sender: AnyObject) {
    presentedViewController.dismissViewControllerAnimated(true, completion: nil)
  }
}
