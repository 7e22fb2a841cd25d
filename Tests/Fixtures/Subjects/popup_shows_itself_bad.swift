import UIKit

/// A popup that shows itself where it is told, and animates only where it has been shown so.
final class PopupController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var origin: UIView?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  func show(from view: UIView, on host: UIViewController) {
    origin = view
    host.present(self, animated: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard origin != nil else {
      transitionContext.completeTransition(true)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.view.alpha = 0  // expect: TV307
    } completion: { finished in
      transitionContext.completeTransition(finished)  // expect: TV105
    }
  }
}
