import UIKit

// ROT-03: the presentation controller hears of a new size after the presenter and its children, and tells the presented
// controller the size that it gives it. Without super the chain ends there.
// [F50=0] only: A.viewWillTransition < A.size < C.viewWillTransition < PC.viewWillTransition < PC.size < B.viewWillTransition < test.without super < A.viewWillTransition < A.size < C.viewWillTransition < PC.viewWillTransition

private final class SizeOfPresented: Script {
  let a = TurningController("A")
  let b = TurningController("B")
  let delegate = TurningDelegate()

  override func setUp() {
    let c = TurningController("C")
    a.addChild(c)
    showRoot(a)
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
  }

  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line == 0 {
      a.present(b, animated: false)
      return
    }
    if line == 2 {
      record("test", "without super")
      (b.presentationController as? TurningPresentationController)?.passesOn = false
    }
    changeSize(.resize)
  }
}
