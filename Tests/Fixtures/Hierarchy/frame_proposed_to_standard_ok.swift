// expect: holds
import UIKit

/// A card that UIKit's own animation shows. Its frame is computed from the container, and again when that changes.
final class CardPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let width = container.bounds.width * 0.8
    return CGRect(x: (container.bounds.width - width) / 2, y: 40, width: width, height: 200)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName name: String?, bundle: Bundle?) {
    super.init(nibName: name, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
