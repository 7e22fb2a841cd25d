import UIKit

// DOC-33: Only for the custom style is the delegate asked for a presentation controller; the animator is asked for
// whatever the style.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)).
// only: delegate.animationControllerForPresented < A.presented
// never: delegate.presentationController

private final class BuiltInStyle: CustomModalScript {
  override var takesTouches: Bool { false }
  override var lines: Int { 1 }

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .overFullScreen
    controller.transitioningDelegate = delegate
    return controller
  }
}
