// expect: holds
import UIKit

/// The size change goes on to what is presented.
final class TrayPresentation: UIPresentationController {
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.presentedView?.frame = self.frameOfPresentedViewInContainerView
    })
  }
}

final class TrayDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    TrayPresentation(presentedViewController: presented, presenting: presenting)
  }
}
