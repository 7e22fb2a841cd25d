import UIKit

// expect: holds

/// Vends a presentation controller to somebody who presents with the custom style.
final class HalfHeight: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class Catalogue: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func showFilter() {
    let filter = UIViewController()
    filter.modalPresentationStyle = .custom
    filter.transitioningDelegate = self
    present(filter, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfHeight(presentedViewController: presented, presenting: presenting)
  }
}
