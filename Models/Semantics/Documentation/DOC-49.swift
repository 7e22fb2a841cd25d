import UIKit

// DOC-49: Of a cancelled dismissal the presentation controller hears an end with false, and the presented controller
// is still visible.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/dismissaltransitiondidend(_:)).
// only: PC.dismissalTransitionWillBegin < IC.cancel < PC.dismissalTransitionDidEnd(false) < B.visible
// never: PC.dismissalTransitionDidEnd(true)

private final class CancelledDismissal: InteractiveScript {
  override var takesTouches: Bool { false }
  override func decide(_ outcome: Int) { driver.cancel() }
  override func finish() { record("B", presented?.view.window == nil ? "gone" : "visible") }
}
