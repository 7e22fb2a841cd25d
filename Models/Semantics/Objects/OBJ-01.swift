import UIKit

// OBJ-01: delegates are held weakly; when one has died before the dismissal asks, UIKit uses its built-in animation.
// only: delegate.animationControllerForPresented < AN.animateTransition < delegate.deinit < A.dismissed

private final class MortalDelegate: RecordedDelegate {
  deinit { record("delegate", "deinit") }
}

private final class DelegateDies: Script {
  let a = UIViewController()
  var held: RecordedDelegate?

  override func setUp() { showRoot(a) }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line == 0 {
      let delegate = MortalDelegate("delegate", animator: RecordedAnimator("AN"))
      let b = UIViewController()
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      held = delegate
      a.present(b, animated: true)
    } else if line == 1 {
      held = nil
    } else {
      a.dismiss(animated: true) { record("A", "dismissed") }
    }
  }
}
