import UIKit

// ROT-05: a rotation during a transition is applied at once or after its end, and always once (F-38).
// [F38=0] only: test.turns in flight < A.viewWillTransition < A.presented
// [F38=0] only: A.presented < test.turns at rest < A.viewWillTransition
// [F38=1] only: test.turns in flight < A.presented < A.viewWillTransition
// [F38=1] only: A.presented < test.turns at rest < A.viewWillTransition

private final class RotationInFlight: Script {
  let a = TurningController("A")
  let delegate = TurningDelegate()

  override func setUp() { showRoot(a) }

  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line == 1 }

  override func perform(_ line: Int) {
    if line == 1 {
      record("test", activeTransitions.isEmpty ? "turns at rest" : "turns in flight")
      rotate()
      return
    }
    let b = UIViewController()
    b.modalPresentationStyle = .custom
    delegate.animator = ReferenceAnimator()
    b.transitioningDelegate = delegate
    a.present(b, animated: true) { record("A", "presented") }
  }
}
