import UIKit

// F-50: the presentation controller tells the presented controller of a size that stays the same, or does not.
// [F50=0] only: PC.viewWillTransition < B.viewWillTransition
// [F50=1] only: PC.viewWillTransition

private final class UnchangedSize: Script {
  let a = UIViewController()
  let b = TurningController("B")
  let delegate = TurningDelegate()

  override func setUp() {
    showRoot(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: false)
  }

  override func perform(_ line: Int) { changeSize(.resize) }
}
