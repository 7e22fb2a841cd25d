import UIKit

// TC-08: what an alongside block animates with a duration of its own ends before the transition or after it.
// only: block.ends < AN.completeTransition(true)
// only: AN.completeTransition(true) < block.ends

private final class OwnDuration: Script {
  let a = UIViewController()
  let b = UIViewController()
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
  }

  override func perform(_ line: Int) {
    a.present(b, animated: true)
    a.transitionCoordinator?.animate(alongsideTransition: { _ in
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        self.a.view.alpha = 0.5
      } completion: { _ in
        record("block", "ends")
      }
    })
  }
}
