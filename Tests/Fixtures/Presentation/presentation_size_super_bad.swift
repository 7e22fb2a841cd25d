import UIKit

/// The size change ends here: what is presented is not told of it.
final class TrayPresentation: UIPresentationController {
  // expect: TV504
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
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
