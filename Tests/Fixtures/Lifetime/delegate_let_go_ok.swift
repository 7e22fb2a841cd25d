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

/// Lets it go when it goes itself.
public final class BannerPage: UIViewController {
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
    guard isBeingDismissed else { return }
    transition = nil
  }
}

/// What it lets go of was never its own delegate.
final class OfferPage: UIViewController {
  private var transition: PopupTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    transition = PopupTransition()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    transition = nil
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
