import UIKit

/// Drives a pop with a property animator that it makes when UIKit hands over the context: a flick that is over before
/// that is forgotten.
final class PopDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?
  private var animator: UIViewPropertyAnimator?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let shown = transitionContext.view(forKey: .to), let next = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return }
    shown.frame = transitionContext.finalFrame(for: next)
    transitionContext.containerView.insertSubview(shown, at: 0)
    animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { leaving.layoutIfNeeded() }
  }

  func move(to progress: CGFloat) {
    animator?.fractionComplete = progress
    context?.updateInteractiveTransition(progress)
  }

  func end(leaving: Bool) {
    guard let context, let animator else { return }  // expect: TV204
    self.context = nil
    animator.isReversed = !leaving
    animator.addCompletion { _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    if leaving { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    animator.startAnimation()
  }
}

/// Its clients make it the delegate of the navigation controller that they push it onto.
public final class PhotoPage: UIViewController, UINavigationControllerDelegate {
  private var driver: PopDriver?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard driver == nil, transitionCoordinator == nil else { return }
      driver = PopDriver()
      navigationController?.popViewController(animated: true)
    case .changed: driver?.move(to: pan.translation(in: view).y / 400)
    case .ended: stop(leaving: pan.translation(in: view).y > 100)
    case .cancelled, .failed: stop(leaving: false)
    default: break
    }
  }

  private func stop(leaving: Bool) {
    driver?.end(leaving: leaving)
    driver = nil
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? PlainPop() : nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

/// For a pop that nobody drives.
final class PlainPop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let shown = transitionContext.view(forKey: .to)
    if let shown, let next = transitionContext.viewController(forKey: .to) {
      shown.frame = transitionContext.finalFrame(for: next)
      transitionContext.containerView.insertSubview(shown, at: 0)
    }
    UIView.animate(withDuration: 0.3) {
      transitionContext.view(forKey: .from)?.layoutIfNeeded()
    } completion: { _ in
      if transitionContext.transitionWasCancelled { shown?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
