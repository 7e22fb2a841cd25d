// expect: holds
import UIKit

public final class DrawerPresentation: UIPresentationController {
  private lazy var shade: UIView = {
    let shade = UIView()
    shade.backgroundColor = .black
    shade.alpha = 0
    return shade
  }()

  public override func presentationTransitionWillBegin() {
    containerView?.addSubview(shade)
    shade.frame = containerView?.bounds ?? .zero
    guard let coordinator = presentedViewController.transitionCoordinator else {
      shade.alpha = 0.5
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.shade.alpha = 0.5 })
  }

  public override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() }
  }
}

/// Its shade is there from the start, and transparent at the end alone.
public final class PanelPresentation: UIPresentationController {
  private let shade = UIView()

  public override func presentationTransitionWillBegin() {
    containerView?.addSubview(shade)
    shade.frame = containerView?.bounds ?? .zero
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
  }

  public override func containerViewWillLayoutSubviews() {
    shade.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { return }
    shade.alpha = 0
    shade.removeFromSuperview()
  }
}
