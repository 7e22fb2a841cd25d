import UIKit

// TC-06: completions run after the transition, and `isCancelled` tells of a cancelled interaction, not of the flag that
// `completeTransition` was given.
// only: AN.completes with false < TC.completion < IC.cancel < AN.completes with false < TC.completion(cancelled)

/// Says false, whatever happened.
private final class DenyingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      record("AN", "completes with false")
      transitionContext.completeTransition(false)
    }
  }
}

private final class DenyingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var driver: RecordedDriver?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { DenyingAnimator() }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

private final class FlagAgainstOutcome: Script {
  let a = UIViewController()
  let delegate = DenyingDelegate()

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }

  /// The user lets go as soon as the animation has started.
  override func stepDidEnd() {
    if activeTransitions.first?.isInteractive == true { delegate.driver?.cancel() }
  }

  override func perform(_ line: Int) {
    if line == 1 { delegate.driver = RecordedDriver("IC") }
    let b = UIViewController()
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    recordCoordinator(of: a)
  }
}
