import UIKit

/// Pulls a note down. The outcome is told by a helper, at once, although UIKit may not have begun yet.
final class NoteController: UIViewController, UIViewControllerTransitioningDelegate {
  private var pull: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ drag: UIPanGestureRecognizer) {
    follow(drag)
  }

  private func follow(_ drag: UIPanGestureRecognizer) {
    switch drag.state {
    case .began:
      pull = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      pull?.update(0.3)
    case .ended:
      close(finishing: true)
    case .cancelled, .failed:
      close(finishing: false)
    default:
      break
    }
  }

  private func close(finishing: Bool) {
    guard let pull else { return }
    self.pull = nil
    if finishing {
      pull.finish()  // expect: TV204
    } else {
      pull.cancel()  // expect: TV204
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Sink()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pull }
}

final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let below = transitionContext.view(forKey: .to)
    if let below { transitionContext.containerView.insertSubview(below, at: 0) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { below?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
