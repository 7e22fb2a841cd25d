import UIKit

// TC-04: registering answers true iff the animation is queued; one that is not queued never runs, its completion may.
// [F42=0] only: A.queued < TC.alongside < A.refused < TC.completion
// [F42=1] only: A.queued < TC.alongside < A.refused < TC.completion < TC.late completion
// [F42=1] only: A.queued < TC.alongside < A.refused < TC.late completion < TC.completion
// never: TC.late alongside

private final class QueuedOrNot: Script {
  let a = UIViewController()
  let b = UIViewController()
  var isDone = false
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() {
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    showRoot(a)
  }

  override func perform(_ line: Int) {
    a.present(b, animated: true)
    register("alongside", "completion")
  }

  /// Once, as soon as the animation has started.
  override func stepDidEnd() {
    if isDone || activeTransitions.first?.phase != .inFlight { return }
    isDone = true
    register("late alongside", "late completion")
  }

  private func register(_ block: String, _ completion: String) {
    let isQueued = a.transitionCoordinator?.animate(
      alongsideTransition: { _ in record("TC", block) }, completion: { _ in record("TC", completion) })
    record("A", isQueued == true ? "queued" : "refused")
  }
}
