import UIKit

// F-51: the window turns before the presentation's animation, or as part of it.
// [F51=0] only: AN.animateTransition < AN.completeTransition(true)
// [F51=0] only: A.viewWillTransition < AN.animateTransition < AN.completeTransition(true)
// [F51=1] only: AN.animateTransition < AN.completeTransition(true)
// [F51=1] only: AN.animateTransition < A.viewWillTransition < AN.completeTransition(true)

private final class LandscapeController: UIViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
}

private final class ForcedOrientation: Script {
  let a = RecordedController("A")
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() { showRoot(a) }

  override func perform(_ line: Int) {
    let b = LandscapeController()
    b.transitioningDelegate = delegate
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
  }
}
