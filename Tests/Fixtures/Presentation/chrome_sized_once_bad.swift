import UIKit

/// Dims what is behind, as large as the container was when the page came.
final class ShadePresentation: UIPresentationController {
  private lazy var shade: UIView = {
    let shade = UIView()
    shade.backgroundColor = .black
    return shade
  }()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    shade.frame = container.bounds
    container.insertSubview(shade, at: 0)  // expect: TV401
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }
}
