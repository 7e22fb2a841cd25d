import UIKit

// TC-09: nothing is called that is registered after the completions have run.
// only: TC.alongside < TC.completion < A.refused
// never: late.alongside
// never: late.completion
// never: late.change

private final class TooLate: Script {
  let a = UIViewController()
  var kept: UIViewControllerTransitionCoordinator?

  override func setUp() { showRoot(a) }
  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 0 {
      a.present(UIViewController(), animated: true)
      recordCoordinator(of: a)
      kept = a.transitionCoordinator
      return
    }
    let isQueued = kept?.animate(
      alongsideTransition: { _ in record("late", "alongside") }, completion: { _ in record("late", "completion") })
    kept?.notifyWhenInteractionChanges { _ in record("late", "change") }
    record("A", isQueued == false ? "refused" : "queued")
    kept = nil
    a.dismiss(animated: true)
  }
}
