// expect: holds
import UIKit

/// Presents a screen for others and is its delegate: its answers rest on what the method has left behind.
final class ScreenPresenter: NSObject, UIViewControllerTransitioningDelegate {
  enum Side { case top, bottom }

  private var side: Side?

  func present<T: UIViewController>(_ screen: T, over presenter: UIViewController, from side: Side) {
    screen.transitioningDelegate = self
    screen.modalPresentationStyle = .custom
    self.side = side
    presenter.present(screen, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SinkAnimator(side!) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SinkAnimator(side!)
  }
}

final class SinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let side: ScreenPresenter.Side

  init(_ side: ScreenPresenter.Side) { self.side = side }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let (coming, leaving) = (context.view(forKey: .to), context.view(forKey: .from))
    if let coming { context.containerView.addSubview(coming) }
    UIView.animate(withDuration: 0.3, animations: { leaving?.alpha = 0 }) { _ in
      leaving?.alpha = 1
      if context.transitionWasCancelled { coming?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
