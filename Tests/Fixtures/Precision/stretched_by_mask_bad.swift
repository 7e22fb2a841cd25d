import UIKit

/// Shows a page over the lower half of the container above a blur: what a mask makes of its frame is not that half.
final class BlurPresentation: UIPresentationController {
  private let blur = UIVisualEffectView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let whole = super.frameOfPresentedViewInContainerView
    return CGRect(x: 0, y: whole.height / 2, width: whole.width, height: whole.height / 2)
  }
  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let page = presentedView else { return }
    blur.frame = container.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(blur)
    container.addSubview(page)  // expect: TV401
    page.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { blur.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { blur.removeFromSuperview() }
  }
}

final class BlurDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { BlurPresentation(presentedViewController: presented, presenting: presenting) }
}
