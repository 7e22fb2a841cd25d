import UIKit

// F-17: what iOS 7 did with custom styles is not modelled: A's view stays in place, and nothing keeps the transition.
// [iOS=12] only: A.in place < A.freed
// [iOS=26] only: A.in place < A.freed

private final class OldCustomStyle: Script {
  let a = RecordedController("A")
  weak var context: AnyObject?
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      let b = UIViewController()
      b.transitioningDelegate = delegate
      b.modalPresentationStyle = .custom
      a.present(b, animated: true)
      context = modalTransitions.first
    } else {
      record("A", a.view.superview === a.view.window ? "in place" : "moved")
      a.dismiss(animated: true)
    }
  }

  override func finish() { record("A", context == nil ? "freed" : "kept") }
}
