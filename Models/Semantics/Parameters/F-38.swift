import UIKit

// F-38: a rotation during a transition: applied at once, or held until its end; twice while it is held is none.
// [F38=0] only: test.turns twice < A.viewWillTransition < A.viewWillTransition < A.presented
// [F38=0] only: A.presented < test.too late
// [F38=1] only: test.turns twice < A.presented
// [F38=1] only: A.presented < test.too late

private final class TwiceInFlight: Script {
  let a = TurningController("A")
  let delegate = TurningDelegate()

  override func setUp() { showRoot(a) }

  override var lines: Int { 2 }
  override func overlaps(_ line: Int) -> Bool { line > 0 }

  override func perform(_ line: Int) {
    if line > 0 {
      turnTwice()
      return
    }
    let b = UIViewController()
    b.modalPresentationStyle = .custom
    delegate.animator = ReferenceAnimator()
    b.transitioningDelegate = delegate
    a.present(b, animated: true) { record("A", "presented") }
  }

  private func turnTwice() {
    if activeTransitions.isEmpty {
      record("test", "too late")
    } else {
      record("test", "turns twice")
      rotate()
      rotate()
    }
  }
}
