import UIKit

/// The frame is computed once: afterwards it is not zero any more, and a rotation leaves it as it is.
final class MenuPresentation: UIPresentationController {
  private var placed = CGRect.zero

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = presentedViewController.preferredContentSize
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
    ).integral
  }

  override func containerViewWillLayoutSubviews() {  // expect: TV401
    super.containerViewWillLayoutSubviews()
    if placed == .zero {
      placed = frameOfPresentedViewInContainerView
      presentedView?.frame = placed
    }
  }
}
