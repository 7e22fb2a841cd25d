import UIKit

/// A hint that goes by itself. The delayed call is made with an argument and cancelled with another: it comes although the
/// user has closed the hint, and meets the screen below.
final class HintController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    containerView?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { perform(#selector(close), with: self, afterDelay: 3) }
  }

  @objc private func tapped() {
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(close), object: nil)
    presentedViewController.dismiss(animated: true)
  }

  @objc private func close() { presentingViewController.dismiss(animated: true) }  // expect: likely TV604
}

final class HintDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HintController(presentedViewController: presented, presenting: presenting)
  }
}
