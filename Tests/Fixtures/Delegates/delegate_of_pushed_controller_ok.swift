import UIKit

// expect: holds

/// Presents one hint as its delegate says. The other one equips itself, and may be pushed as well.
final class Form: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func explain() {
    let hint = UIViewController()
    hint.modalPresentationStyle = .custom
    hint.transitioningDelegate = self
    present(hint, animated: true)
  }

  @objc func explainAtLength() {
    navigationController?.pushViewController(Page(), animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class Page: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { fatalError("not made by a storyboard") }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
