import UIKit

// DOC-46: The presentation controller hears that the presentation is about to begin before the animations, and of its
// end, with true, after them.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitiondidend(_:)).
// only: PC.presentationTransitionWillBegin < AN.animateTransition < AN.completeTransition(true) < PC.presentationTransitionDidEnd(true)
// never: PC.dismissalTransitionWillBegin

private final class HearsOfPresentation: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
}
