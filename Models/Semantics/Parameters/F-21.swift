import UIKit

// F-21: the delegate is asked for the presentation controller, the animator and what drives it, before anything begins.
// only: delegate.presentationController < delegate.animationControllerForPresented < delegate.interactionControllerForPresentation < PC.presentationTransitionWillBegin < AN.animateTransition

private final class QueryOrder: Script {
  let a = UIViewController()
  let b = RecordedController("B")
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() { showRoot(a) }
  override func perform(_ line: Int) {
    b.use(delegate)
    a.present(b, animated: true)
  }
}
