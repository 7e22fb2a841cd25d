// expect: holds
import UIKit

/// A frame that is computed from the container is somewhere in it, so that each layout sets it.
final class MenuPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = presentedViewController.preferredContentSize
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
    ).integral
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let frame = frameOfPresentedViewInContainerView
    if frame != .zero { presentedView?.frame = frame }
  }
}
