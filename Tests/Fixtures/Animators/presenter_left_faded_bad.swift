import UIKit

/// Fades the screen below away, and leaves it to the dismissing leg to bring it back.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool

  init(presents: Bool) { self.presents = presents }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to), let going = context.view(forKey: .from),
      let controller = context.viewController(forKey: .to)
    else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    coming.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(coming)
    coming.alpha = 0
    UIView.animate(withDuration: 0.3) {
      coming.alpha = 1
      going.alpha = 0  // expect: possible TV1201
    } completion: { _ in
      if context.transitionWasCancelled {
        coming.removeFromSuperview()
        going.alpha = 1
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class PlainScreen: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func showDetail() {
    let detail = DetailScreen()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator(presents: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(presents: false)
  }
}

final class DetailScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(loggedOut), name: .init("loggedOut"), object: nil)
  }

  @objc private func loggedOut() { dismiss(animated: false) }
}
