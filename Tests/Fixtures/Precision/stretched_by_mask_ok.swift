import UIKit

// expect: holds

/// Shows a page over the whole container above a blur. The page's view, which UIViewController makes, and the blur have
/// flexible widths and heights.
final class BlurPresentation: UIPresentationController {
  private let blur = UIVisualEffectView()

  override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let page = presentedView else { return }
    blur.frame = container.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(blur)
    container.addSubview(page)
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
