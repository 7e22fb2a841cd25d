import UIKit

// DOC-01: The completion of a presentation is called after the presented controller's viewDidAppear.
// (developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)).
// only: B.viewDidAppear < A.presented

private final class CompletionOfPresent: ModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }
}
