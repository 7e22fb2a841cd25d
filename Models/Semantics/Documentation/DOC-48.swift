import UIKit

// DOC-48: Of a cancelled presentation the presentation controller hears an end with false, and the presenter is still
// visible.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitiondidend(_:)).
// only: PC.presentationTransitionWillBegin < IC.cancel < PC.presentationTransitionDidEnd(false) < A.visible
// never: PC.presentationTransitionDidEnd(true)
// never: PC.dismissalTransitionWillBegin

private final class CancelledPresentation: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }
  override var removesPresentersView: Bool { true }

  override func decide(_ outcome: Int) { driver.cancel() }
  override func finish() { record("A", root.view.window == nil ? "gone" : "visible") }
}
