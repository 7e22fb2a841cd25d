import UIKit

// expect: holds
/// An image view has the image that it was given.
final class PosterController: UIViewController, UIViewControllerTransitioningDelegate {
  let poster: UIImageView

  init(_ image: UIImage) {
    poster = UIImageView(frame: .zero)
    poster.image = image
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PosterAnimator(poster)
  }
}

private final class PosterAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let poster: UIImageView

  init(_ poster: UIImageView) { self.poster = poster }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let coming = context.view(forKey: .to), poster.image != nil else { return }
    context.containerView.addSubview(coming)
    coming.alpha = 0
    UIView.animate(withDuration: 0.3) {
      coming.alpha = 1
    } completion: { _ in
      if context.transitionWasCancelled { coming.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
