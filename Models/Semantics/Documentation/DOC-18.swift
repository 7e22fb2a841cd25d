import UIKit

// DOC-18: The appearance callbacks of an animated presentation and dismissal say that they are animated.
// (developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)).
// only: B.viewWillAppear(animated) < B.viewDidAppear(animated) < B.viewWillDisappear(animated) < B.viewDidDisappear(animated)
// never: B.viewWillAppear
// never: B.viewDidDisappear

private final class AnimatedFlags: ModalScript {
  override var takesTouches: Bool { false }
  override var isAnimated: Bool { true }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.recordsFlags = true
    controller.modalPresentationStyle = style
    return controller
  }
}
