import UIKit

// TC-09: nothing is called that is registered after the completions have run, and nothing of it is kept, however long
// the coordinator is.
// only: TC.alongside < TC.completion < A.refused < A.refused a completion < D.deinit < A.goes on
// never: late.alongside
// never: late.completion
// never: late.change

private final class TooLate: Script {
  let a = UIViewController()
  var kept: UIViewControllerTransitionCoordinator?

  override func setUp() { showRoot(a) }
  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    switch line {
    case 0:
      a.present(UIViewController(), animated: true)
      recordCoordinator(of: a)
      kept = a.transitionCoordinator
    case 1:
      register(RecordedController("D"))
    default:
      record("A", "goes on")
      kept = nil
      a.dismiss(animated: true)
    }
  }

  private func register(_ held: RecordedController) {
    let isQueued = kept?.animate(
      alongsideTransition: { _ in record("late", "alongside") }, completion: { _ in record("late", "completion") })
    record("A", isQueued == false ? "refused" : "queued")
    let isAccepted = kept?.animate(alongsideTransition: nil) { _ in record("late", "completion") }
    record("A", isAccepted == false ? "refused a completion" : "queued a completion")
    kept?.notifyWhenInteractionChanges { _ in record("late", "change of " + held.name) }
  }
}
