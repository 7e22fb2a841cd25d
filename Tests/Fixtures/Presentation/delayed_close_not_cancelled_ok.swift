import UIKit

// expect: holds

/// A hint that goes by itself. However it goes, the delayed call is cancelled with the argument that it was made with.
final class HintController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    containerView?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { perform(#selector(close), with: self, afterDelay: 3) }
  }

  override func dismissalTransitionWillBegin() {
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(close), object: self)
  }

  @objc private func tapped() {
    presentedViewController.dismiss(animated: true)
  }

  @objc private func close() { presentingViewController.dismiss(animated: true) }
}

final class HintDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    HintController(presentedViewController: presented, presenting: presenting)
  }
}
