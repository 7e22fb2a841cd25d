import UIKit

/// Frames the presented view, and puts the frame into the container only in the animation: without one UIKit takes the
/// view out of the frame, which nobody sees.
final class FrameController: UIPresentationController, UIViewControllerAnimatedTransitioning {
  private let frameView = UIView()

  override func presentationTransitionWillBegin() {  // expect: likely TV1201
    frameView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    if let content = presentedView { frameView.addSubview(content) }
  }

  @objc private func close() { presentedViewController.dismiss(animated: true) }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { frameView.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { frameView.removeFromSuperview() }
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let isPresenting = transitionContext.viewController(forKey: .to) === presentedViewController
    if isPresenting {
      transitionContext.containerView.addSubview(frameView)
      frameView.alpha = 0
    }
    UIView.animate(
      withDuration: 0.3, animations: { self.frameView.alpha = isPresenting ? 1 : 0 },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

final class FrameDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private weak var controller: FrameController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = FrameController(presentedViewController: presented, presenting: presenting)
    controller = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { controller }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    controller
  }
}
