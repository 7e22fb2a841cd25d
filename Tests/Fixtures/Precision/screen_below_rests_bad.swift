import UIKit

/// While the menu is open only the menu takes touches, and the screen below never gets them back.
final class MenuPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    presentingViewController.view.isUserInteractionEnabled = false  // expect: TV1203
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.view.isUserInteractionEnabled = true }
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
