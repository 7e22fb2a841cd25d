import UIKit

// OBJ-10, INT-01: an interaction controller of its own replaces `animateTransition`; the animator may do nothing.
// only: IC.startInteractiveTransition < A.presented < AN.animationEnded(true)
// only: IC.startInteractiveTransition < AN.animationEnded(true) < A.presented
// never: AN.animateTransition

private final class OwnController: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func makePresented() -> UIViewController {
    let controller = super.makePresented()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  override func perform(_ line: Int) {
    delegate.driver = MovingDriver("IC")
    super.perform(line)
  }
}

private final class MovingDriver: RecordedDriver {
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    record("IC", "startInteractiveTransition")
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    }
  }
}
