import UIKit

/// What the diagrams of the modal machine are derived from: a full-screen presentation and its dismissal, by tap, by
/// code and by a swipe that is finished or cancelled, animated and not, with rotation and background.
private final class ModalDiagram: ModalScenario {
  override var isInteractive: Bool { true }
  override var style: UIModalPresentationStyle? { .fullScreen }
  override var repeatsRequests: Bool { false }

  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    SynthesizedDelegate(animator: { _ in ReferenceAnimator() }, interactionController: { _ in self.swipe })
  }
}
