import UIKit

// expect: holds

/// While the menu is open only the menu takes touches: the screen below gets them back with the dismissal.
final class MenuPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    presentingViewController.view.isUserInteractionEnabled = false
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.view.isUserInteractionEnabled = true }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { presentingViewController.view.isUserInteractionEnabled = true }
  }
}

final class MenuController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    MenuPresentation(presentedViewController: presented, presenting: presenting)
  }
}
