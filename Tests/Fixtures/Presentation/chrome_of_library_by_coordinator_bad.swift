import UIKit

/// Its clients may present without animation: then the shade stays clear.
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
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in  // expect: TV1201
      self.shade.alpha = 0.5
    })
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
