import UIKit

/// Tells the presenter that it is covered, which UIKit does not do under this style.
private final class CoveringController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(false, animated: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()  // expect: TV507
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: true)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.beginAppearanceTransition(false, animated: true) }
    presentingViewController.endAppearanceTransition()
  }
}
