import UIKit

// TC-05: a completion alone is always accepted, at the request and while the animation runs, and it runs.
// [F43=0] only: A.accepted early < A.accepted late < TC.early < TC.late
// never: A.refused

private final class CompletionOnly: Script {
  let a = UIViewController()
  var isDone = false

  override func setUp() { showRoot(a) }
  override func perform(_ line: Int) {
    a.present(UIViewController(), animated: true)
    let isAccepted = a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in record("TC", "early") }
    record("A", isAccepted == true ? "accepted early" : "refused")
  }

  /// Once, as soon as the animation has started.
  override func stepDidEnd() {
    if isDone || activeTransitions.first?.phase != .inFlight { return }
    isDone = true
    let isAccepted = a.transitionCoordinator?.animate(alongsideTransition: nil) { _ in record("TC", "late") }
    record("A", isAccepted == true ? "accepted late" : "refused")
  }
}
