import UIKit

final class PopupTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Covered once or shown again, it has no transition any more.
public final class PopupPage: UIViewController {
  private var transition: PopupTransition?

  public init(title: String) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transition = PopupTransition()
    transitioningDelegate = transition
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:)") }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    transition = nil  // expect: TV901
  }
}
