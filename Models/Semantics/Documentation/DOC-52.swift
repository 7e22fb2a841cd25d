import UIKit

// DOC-52: UIKit keeps the presentation controller while the presented controller is on the screen.
// (developer.apple.com/documentation/uikit/uipresentationcontroller).
// always: PC.lives < A.dismissed

private final class KeptWhileShown: CustomModalScript {
  override var takesTouches: Bool { false }
  weak var kept: UIPresentationController?

  override var lines: Int { 3 }

  override func perform(_ line: Int) {
    if line != 1 {
      super.perform(line == 0 ? 0 : 1)
      return
    }
    kept = presented?.presentationController
    record("PC", kept is RecordedPresentationController ? "lives" : "is gone")
  }
}
