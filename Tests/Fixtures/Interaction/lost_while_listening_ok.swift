// expect: holds
import UIKit

/// Waits in the container for the finger that closes the page, and remembers the outcome where the finger is gone before
/// UIKit has started.
final class PageDelegate: NSObject, UIViewControllerTransitioningDelegate {
  fileprivate var isDragged = false
  fileprivate var driver: PanDriver?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PagePresentationController(presented, presenting, self)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isDragged ? driver : nil }
}

private final class PagePresentationController: UIPresentationController {
  private let page: PageDelegate

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ page: PageDelegate) {
    self.page = page
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed, let container = containerView else { return }
    page.driver = PanDriver(container)
    page.driver?.began = { [weak self] in
      self?.page.isDragged = true
      self?.presentedViewController.dismiss(animated: true)
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { page.isDragged = false }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3, animations: { view?.alpha = 0 }) { _ in
      if context.transitionWasCancelled { view?.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class PanDriver: UIPercentDrivenInteractiveTransition {
  fileprivate var began: (() -> Void)?
  private var isRunning = false
  private var earlyOutcome: Bool?

  init(_ view: UIView) {
    super.init()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
  }

  @objc private func pan(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      earlyOutcome = nil
      began?()
    case .changed: update(0.5)
    case .ended: conclude(finishing: true)
    case .cancelled: conclude(finishing: false)
    default: break
    }
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    isRunning = true
    if let finishes = earlyOutcome { conclude(finishing: finishes) }
  }

  private func conclude(finishing: Bool) {
    guard isRunning else {
      earlyOutcome = finishing
      return
    }
    earlyOutcome = nil
    isRunning = false
    if finishing { finish() } else { cancel() }
  }
}
