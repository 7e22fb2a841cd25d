import UIKit

// DOC-30: animate(alongsideTransition:completion:) answers true when the animations are queued; they run once, and the
// completion after the transition.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)).
// only: A.queued < TC.alongside < AN.completeTransition(true) < TC.completion

private final class Alongside: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func perform(_ line: Int) {
    super.perform(line)
    let isQueued = root.transitionCoordinator?.animate(
      alongsideTransition: { _ in record("TC", "alongside") }, completion: { _ in record("TC", "completion") })
    record("A", isQueued == true ? "queued" : "refused")
  }
}
