import UIKit

/// The blur comes alongside the transition alone: without animation the sheet lies on a sharp page.
final class BlurController: UIPresentationController {
  private lazy var blur = UIVisualEffectView(frame: .zero)

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blur.frame = container.bounds
    container.insertSubview(blur, at: 0)
    // expect: likely TV1201
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        self.blur.effect = UIBlurEffect(style: .light)
      })
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
  ) -> UIPresentationController? {
    BlurController(presentedViewController: presented, presenting: presenting)
  }
}
