import UIKit

// DOC-102: A controller hears of new traits before they are applied, and passes them on to its children by super.
// (developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:)).
// only: A.willTransition < C.willTransition

private final class PassesTraitsOn: Script {
  override var takesTouches: Bool { false }
  let a = TurningController("A")
  let c = TurningController("C")

  override var compactWidth: Bool? { false }

  override func setUp() {
    showRoot(a)
    a.addChild(c)
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
  }

  override func perform(_ line: Int) { changeWidth() }
}
