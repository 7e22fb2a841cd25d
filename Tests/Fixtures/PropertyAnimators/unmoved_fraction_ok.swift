// expect: holds
import UIKit

/// A drag that has not moved yet has come no part of the way: it cancels, also when it is taken away. Each layout adds the
/// recogniser that the view has, which changes nothing.
final class TrayController: UIViewController, UIViewControllerTransitioningDelegate {
  private let sliding = TraySliding()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addGestureRecognizer(pan)
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      sliding.isDriven = true
      dismiss(animated: true)
    case .changed:
      break
    case .ended, .cancelled, .failed:
      sliding.isDriven = false
      if sliding.fraction > 0.5 { sliding.finish() } else { sliding.cancel() }
    default:
      break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    sliding
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    sliding.isDriven ? sliding : nil
  }
}

final class TraySliding: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  var isDriven = false
  private var animator: UIViewPropertyAnimator?

  override var wantsInteractiveStart: Bool {
    get { isDriven }
    set {}
  }

  var fraction: CGFloat { animator?.fractionComplete ?? 0 }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let view = transitionContext.view(forKey: .from)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view?.alpha = 0 }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      view?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }
}
