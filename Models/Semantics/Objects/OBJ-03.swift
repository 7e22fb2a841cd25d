import UIKit

// OBJ-03: only the custom style asks the delegate for a presentation controller; without an answer UIKit has its own.
// only: A.sheet < A.custom < delegate.presentationController < PC.presentationTransitionWillBegin < PC.dismissalTransitionWillBegin < A.nil < delegate.presentationController < A.shown

private final class Styles: Script {
  let a = RecordedController("A")
  let delegate = RecordedDelegate("delegate", animator: nil)

  override func setUp() { showRoot(a) }
  override var lines: Int { 6 }

  override func perform(_ line: Int) {
    if line % 2 == 1 {
      a.dismiss(animated: true)
      return
    }
    record("A", line == 0 ? "sheet" : line == 2 ? "custom" : "nil")
    delegate.vendsPresentationController = line < 4
    let b = UIViewController()
    b.transitioningDelegate = delegate
    b.modalPresentationStyle = line == 0 ? .pageSheet : .custom
    a.present(b, animated: true)
    if line == 4 { b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in record("A", "shown") } }
  }
}
