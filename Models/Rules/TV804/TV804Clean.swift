import UIKit

// expect: holds

/// Fades the view that comes, or, if it is not part of the transition, the one that goes.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A screen with a bar at its lower edge.
private final class HomeController: UIViewController {
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }
}

/// Hides the bar of the presenter while something is presented.
private final class BarController: UIPresentationController {
  override func presentationTransitionWillBegin() { fadeBar(to: 0) }

  override func dismissalTransitionWillBegin() { fadeBar(to: 1) }

  private func fadeBar(to alpha: CGFloat) {
    guard let bar = (presentingViewController as? HomeController)?.bar else { return }
    guard let coordinator = presentingViewController.transitionCoordinator else {
      bar.alpha = alpha
      return
    }
    coordinator.animateAlongsideTransition(
      in: bar,
      animation: { _ in
        bar.alpha = alpha
      },
      completion: { context in
        if context.isCancelled { bar.alpha = 1 - alpha }
      })
  }
}

/// Vends the fade and the presentation that hides the bar.
private final class BarDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    BarController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }
}

private final class HomeScenario: ModalScenario {
  override func makePresenter() -> UIViewController { HomeController() }
  override func makeTransitioningDelegate(_ presented: UIViewController) -> UIViewControllerTransitioningDelegate? {
    BarDelegate()
  }
  override var style: UIModalPresentationStyle? { .custom }
  override var drivesInteractively: Bool { true }
}
