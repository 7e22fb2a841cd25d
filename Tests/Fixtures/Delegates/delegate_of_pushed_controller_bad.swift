import UIKit

/// Makes the hint ready to be presented over the form, and pushes it.
final class Form: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func explain() {
    let hint = UIViewController()
    hint.modalPresentationStyle = .custom
    hint.transitioningDelegate = self  // expect: TV906
    navigationController?.pushViewController(hint, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
