import UIKit

/// Hides the picture that was tapped while a copy of it flies; a cancelled way back forgets it.
final class FlyBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let thumbnail: UIView

  init(thumbnail: UIView) { self.thumbnail = thumbnail }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let copy = UIImageView(image: nil)
    transitionContext.containerView.addSubview(copy)
    thumbnail.isHidden = true  // expect: TV307
    UIView.animate(withDuration: 0.3) {
      copy.frame = self.thumbnail.frame
    } completion: { _ in
      copy.removeFromSuperview()
      if !transitionContext.transitionWasCancelled { self.thumbnail.isHidden = false }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class Gallery: UIViewController, UIViewControllerTransitioningDelegate {
  let thumbnail = UIImageView()
  private var pull: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(thumbnail)
  }

  @objc func open() {
    let photo = UIViewController()
    photo.modalPresentationStyle = .custom
    photo.transitioningDelegate = self
    photo.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    present(photo, animated: true)
  }

  @objc func drag(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      pull = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: pull?.update(0.5)
    case .ended:
      pull?.finish()  // expect: TV204
      pull = nil
    case .cancelled, .failed:
      pull?.cancel()  // expect: TV204
      pull = nil
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FlyBackAnimator(thumbnail: thumbnail)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { pull }
}
