import UIKit

/// Its nib connects the drag; one that the system cancels is forgotten.
final class Drawer: UIViewController, UIViewControllerTransitioningDelegate {
  private var closing: DrawerInteraction?

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
    modalPresentationStyle = .custom
  }

  required init?(coder: NSCoder) { fatalError("made by code") }

  @IBAction func drag(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: view).x / 300
    switch pan.state {  // expect: TV201
    case .began:
      closing = DrawerInteraction()
      dismiss(animated: true)
    case .changed:
      closing?.update(progress)
    case .ended:
      closing?.decide(progress > 0.4)
      closing = nil
    default:
      closing = nil
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    closing
  }
}

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 0
    } completion: { _ in
      if transitionContext.transitionWasCancelled { view?.alpha = 1 }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// Keeps an outcome that comes before the start.
final class DrawerInteraction: UIPercentDrivenInteractiveTransition {
  private var isStarted = false
  private var early: Bool?

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    isStarted = true
    if let early = early { decide(early) }
  }

  func decide(_ finishes: Bool) {
    if !isStarted {
      early = finishes
    } else if finishes {
      finish()
    } else {
      cancel()
    }
  }
}
