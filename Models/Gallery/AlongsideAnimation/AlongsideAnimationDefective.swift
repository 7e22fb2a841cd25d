import UIKit

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
    containerView.insertSubview(backdrop, at: 0)  // expect: TV402
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.backdrop.effect = UIBlurEffect(style: .dark)
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.backdrop.effect = nil
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    backdrop.removeFromSuperview()  // expect: TV403
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
    let coordinator = transitionCoordinator!  // expect: TV801
    coordinator.animate(alongsideTransition: { _ in items.alpha = 1 })
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
