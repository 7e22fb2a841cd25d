import UIKit

// DOC-56: finish says that the interaction is complete: the transition goes on to its end.
// (developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/finish()).
// only: IC.finish < AN.completeTransition(true) < AN.animationEnded(true) < A.presents something

private final class FinishesInteraction: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func finish() { record("A", presented == nil ? "presents nothing" : "presents something") }
}
