import UIKit

// DOC-55: cancel says that the user has cancelled: the transition goes back, and what was to be presented is not.
// (developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/cancel()).
// only: IC.cancel < AN.completeTransition(false) < AN.animationEnded(false) < A.presents nothing

private final class CancelsInteraction: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func decide(_ outcome: Int) { driver.cancel() }
  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
