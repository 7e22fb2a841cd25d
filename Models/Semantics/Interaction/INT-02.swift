import UIKit

// INT-02: a percent-driven controller asks for the duration and runs the animator.
// only: IC.startInteractiveTransition < AN.transitionDuration < AN.animateTransition < IC.finish < AN.completeTransition(true)

private final class PercentDriven: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }
}
