// expect: holds
import UIKit

/// Without a coordinator the blur is there at once.
final class BlurController: UIPresentationController {
  private lazy var blur = UIVisualEffectView(frame: .zero)

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blur.frame = container.bounds
    container.insertSubview(blur, at: 0)
    let effect = UIBlurEffect(style: .light)
    guard let coordinator = presentingViewController.transitionCoordinator else {
      blur.effect = effect
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.blur.effect = effect })
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
