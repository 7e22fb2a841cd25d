import UIKit

// expect: holds

/// Raises the menu from the bottom edge and lowers it again.
private final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arrivingView = context.view(forKey: .to)
    let moving = arrivingView ?? context.view(forKey: .from)
    let lowered = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if let arrivingView {
      arrivingView.transform = lowered
      container.addSubview(arrivingView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      moving?.transform = arrivingView == nil ? lowered : .identity
    } completion: { _ in
      moving?.transform = .identity
      if context.transitionWasCancelled { arrivingView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Blurs what lies behind the menu, alongside the animator.
private final class BackdropController: UIPresentationController {
  private let backdrop = UIVisualEffectView(effect: nil)

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(backdrop, at: 0)
    let blur = UIBlurEffect(style: .dark)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      backdrop.effect = blur
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.backdrop.effect = blur })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { backdrop.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in
      self.backdrop.effect = nil
    } completion: { context in
      if context.isCancelled { self.backdrop.effect = UIBlurEffect(style: .dark) }
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { backdrop.removeFromSuperview() }
  }
}

/// A menu whose items fade in while it rises.
private final class MenuController: UIViewController, UIViewControllerTransitioningDelegate {
  private let items = UIView()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(items)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let items = self.items
    items.alpha = 0
    let isQueued = transitionCoordinator?.animate(alongsideTransition: { _ in items.alpha = 1 }) ?? false
    // Without animation, or back from a dismissal that was cancelled: nothing to run alongside.
    if !isQueued { items.alpha = 1 }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    BackdropController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    RiseAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    RiseAnimator()
  }
}
