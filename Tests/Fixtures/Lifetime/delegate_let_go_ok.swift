// expect: holds
import UIKit

final class PopupTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

public final class PopupPage: UIViewController {
  private var transition: PopupTransition?

  public init(title: String) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transition = PopupTransition()
    transitioningDelegate = transition
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:)") }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
