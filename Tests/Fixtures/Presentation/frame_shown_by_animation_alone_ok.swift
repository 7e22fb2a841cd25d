import UIKit

// expect: holds

/// Frames the presented view, and says that the frame is what is presented: without an animator UIKit shows it.
final class FrameController: UIPresentationController, UIViewControllerAnimatedTransitioning {
  private let frameView = UIView()

  override var presentedView: UIView? { frameView }

  override func presentationTransitionWillBegin() {
    frameView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
    if let content = super.presentedView { frameView.addSubview(content) }
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
