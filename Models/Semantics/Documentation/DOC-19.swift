import UIKit

// DOC-19: The appearance callbacks of a presentation and dismissal without animation say that they are not animated.
// (developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)).
// only: B.viewWillAppear < B.viewDidAppear < B.viewWillDisappear < B.viewDidDisappear
// never: B.viewWillAppear(animated)
// never: B.viewDidDisappear(animated)

private final class PlainFlags: ModalScript {
  override var takesTouches: Bool { false }
  override var isAnimated: Bool { false }

  override func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.recordsFlags = true
    controller.modalPresentationStyle = style
    return controller
  }
}
