import UIKit

// DOC-134: The presentation controller knows the two controllers of its presentation.
// (developer.apple.com/documentation/uikit/uipresentationcontroller/presentingviewcontroller).
// only: PC.presenting A < PC.presented B

private final class TwoControllers: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func finish() {
    guard let b = presented, let controller = b.presentationController else { return }
    record("PC", controller.presentingViewController === root ? "presenting A" : "presenting another")
    record("PC", controller.presentedViewController === b ? "presented B" : "presented another")
  }
}
