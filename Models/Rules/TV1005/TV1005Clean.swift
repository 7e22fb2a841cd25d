import UIKit

// expect: holds

/// Slides the sheet up, and down again.
private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet = context.viewController(forKey: isPresenting ? .to : .from), let view = sheet.view else { return }
    let shown = isPresenting ? context.finalFrame(for: sheet) : context.initialFrame(for: sheet)
    let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    if isPresenting {
      view.frame = hidden
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      if context.transitionWasCancelled {
        if self.isPresenting { view.removeFromSuperview() } else { view.frame = context.initialFrame(for: sheet) }
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Lets the sheet cover the lower half of the screen.
private final class HalfSheetController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    if presentedViewController.isBeingDismissed { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfSheetController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPresenting: false)
  }
}

/// Scrolls the content of the sheet away: its bounds, which layout leaves as they are.
private final class ScrollAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let leaving = context.view(forKey: .from)
    if let arriving = context.view(forKey: .to) { context.containerView.addSubview(arriving) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      leaving?.bounds.origin = CGPoint(x: 0, y: -context.containerView.bounds.height)
    } completion: { _ in
      if context.transitionWasCancelled { leaving?.bounds.origin = .zero }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class CoveringController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class CoveringDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CoveringController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    ScrollAnimator()
  }
}
