import UIKit

// ROT-06: a presented controller whose own view a full-screen presentation has taken out of the window hears of no new
// size; the presentation controllers do.
// [F50=0 F54=0] only: PC.viewWillTransition < C.viewWillTransition
// [F54=0] never: B.viewWillTransition

private final class CoveredController: Script {
  let a = UIViewController()
  let b = TurningController("B")
  let c = TurningController("C")
  let delegate = TurningDelegate()

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    c.modalPresentationStyle = .fullScreen
  }

  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    switch line {
    case 0: a.present(b, animated: false)
    case 1: b.present(c, animated: false)
    default: changeSize(.resize)
    }
  }
}
