import UIKit

/// Covers half of the screen.
private final class HalfPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self  // expect: TV404
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
