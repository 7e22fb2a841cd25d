import UIKit

// PRES-06: a presentation controller that tells the kept presenter itself adds a pair of callbacks to it.
// only: PC.presentationTransitionWillBegin < A.viewWillDisappear < PC.presentationTransitionDidEnd(true) < A.viewDidDisappear

private final class TellPresenter: CustomModalScript {
  let teller = TellingDelegate("delegate", animator: RecordedAnimator("AN"))

  override var lines: Int { 1 }

  override func makePresented() -> UIViewController {
    let controller = super.makePresented()
    controller.transitioningDelegate = teller
    return controller
  }
}

private final class TellingDelegate: RecordedDelegate {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    TellingController(presentedViewController: presented, presenting: presenting)
  }
}

private final class TellingController: RecordedPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentingViewController.beginAppearanceTransition(false, animated: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    presentingViewController.endAppearanceTransition()
  }
}
