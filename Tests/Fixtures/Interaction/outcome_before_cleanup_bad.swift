import UIKit

/// Tells the outcome of a flick too early, and then dims a view again: it is the outcome that is lost.
final class DimmedCard: UIViewController, UIViewControllerTransitioningDelegate {
  private var interactor: UIPercentDrivenInteractiveTransition?
  private let backdrop = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(backdrop)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func drag(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .ended, .cancelled:
      interactor?.cancel()  // expect: TV204
      interactor = nil
      restore()
    default: break
    }
  }

  private func restore() {
    backdrop.tintAdjustmentMode = .automatic
    backdrop.setNeedsLayout()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DimmedAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

final class DimmedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
      transitionContext.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      transitionContext.view(forKey: .from)?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
