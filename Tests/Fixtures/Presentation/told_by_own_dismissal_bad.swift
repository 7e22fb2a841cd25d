import UIKit

protocol DrawerObserver: AnyObject {
  func drawerDidClose()
}

/// Tells its observer only when the user taps beside the drawer.
final class DrawerPresentation: UIPresentationController {
  weak var observer: DrawerObserver?
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    containerView?.insertSubview(dimming, at: 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  @objc private func tapped() {
    guard !presentedViewController.isBeingDismissed, !presentedViewController.isBeingPresented else { return }
    presentedViewController.dismiss(animated: true) {  // expect: TV1102
      self.observer?.drawerDidClose()
    }
  }
}
