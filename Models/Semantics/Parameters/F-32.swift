import UIKit

// F-32: adaptivity is asked for when the presentation controller is received, or right before the presentation begins.
// [F32=0] only: adaptive.adaptivePresentationStyle < delegate.animationControllerForPresented < adaptive.willPresentWithAdaptiveStyle(none) < PC.presentationTransitionWillBegin < PC.presentationTransitionDidEnd(true)
// [F32=1] only: delegate.animationControllerForPresented < adaptive.adaptivePresentationStyle < adaptive.willPresentWithAdaptiveStyle(none) < PC.presentationTransitionWillBegin < PC.presentationTransitionDidEnd(true)

private final class QueryPlace: Script {
  let a = UIViewController()
  let b = UIViewController()
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))
  let adaptive = RecordedAdaptiveDelegate("adaptive", compact: .none, regular: .none)

  override func setUp() { showRoot(a) }
  override var compactWidth: Bool? { true }
  override func perform(_ line: Int) {
    b.transitioningDelegate = delegate
    b.modalPresentationStyle = .custom
    b.presentationController?.delegate = adaptive
    a.present(b, animated: true)
  }
}
