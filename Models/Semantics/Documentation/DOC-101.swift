import UIKit

// DOC-101: A controller hears of a new size before its view has it, and passes it on to its children by super.
// (developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)).
// only: A.viewWillTransition < C.viewWillTransition < app.keeps it < A.viewWillTransition

private final class PassesSizeOn: Script {
  override var takesTouches: Bool { false }
  let a = TurningController("A")
  let c = TurningController("C")

  override func setUp() {
    showRoot(a)
    a.addChild(c)
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
  }

  override var lines: Int { 2 }

  override func perform(_ line: Int) {
    if line == 1 {
      record("app", "keeps it")
      a.passesOn = false
    }
    changeSize(.resize)
  }
}
