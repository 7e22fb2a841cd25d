import UIKit

/// Vends a presentation controller to somebody who presents with the default style.
final class HalfHeight: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
}

final class Catalogue: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func showFilter() {
    let filter = UIViewController()
    filter.transitioningDelegate = self  // expect: TV404
    present(filter, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HalfHeight(presentedViewController: presented, presenting: presenting)
  }
}
