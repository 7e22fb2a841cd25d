import UIKit

/// Places what it presents once, where it is higher than it should be: not after a rotation.
final class SheetPresentation: UIPresentationController {
  var share: CGFloat = 0.5

  override var frameOfPresentedViewInContainerView: CGRect {
    let size = containerView?.bounds.size ?? .zero
    return CGRect(x: 0, y: size.height * share, width: size.width, height: size.height)
  }

  override func containerViewDidLayoutSubviews() {  // expect: TV401
    super.containerViewDidLayoutSubviews()
    if presentedView?.frame.height == containerView?.bounds.height {
      UIView.animate(withDuration: 0.3) { [unowned self] in
        self.presentedView?.frame = self.frameOfPresentedViewInContainerView
      }
    }
  }
}

final class SheetController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SheetPresentation(presentedViewController: presented, presenting: presenting)
  }
}
