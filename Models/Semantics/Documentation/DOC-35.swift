import UIKit

// DOC-35: Without an animator for the dismissal the controller is dismissed by the standard transition.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/animationcontroller(fordismissed:)).
// only: A.presented < delegate.animationControllerForDismissed < B.viewDidDisappear < A.dismissed
// never: A.presented < AN.animateTransition

private final class StandardDismissal: CustomModalScript {
  override var takesTouches: Bool { false }
  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.use(delegate)
    return controller
  }

  override func perform(_ line: Int) {
    if line == 1 { delegate.animator = nil }
    super.perform(line)
  }
}
