import UIKit

/// A drawer that is tapped away: its presentation controller moves the page out, then asks.
final class DrawerPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(leave(_:)))
    containerView?.addGestureRecognizer(tap)
  }

  @objc private func leave(_ tap: UITapGestureRecognizer) {
    tap.isEnabled = false
    UIView.animate(withDuration: 0.3) {
      self.presentedView?.frame.origin.y = self.containerView?.bounds.height ?? 0
    } completion: { _ in
      self.presentedViewController.dismiss(animated: true)  // expect: possible TV603
    }
  }
}

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }
}
