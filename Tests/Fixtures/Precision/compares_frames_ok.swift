import UIKit

// expect: holds
/// Places what it presents anew where it is not where it should be: after a rotation it never is.
final class SheetPresentation: UIPresentationController {
  var share: CGFloat = 0.5

  override var frameOfPresentedViewInContainerView: CGRect {
    let size = containerView?.bounds.size ?? .zero
    return CGRect(x: 0, y: size.height * share, width: size.width, height: size.height * (1 - share))
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if presentedView?.frame != frameOfPresentedViewInContainerView {
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
