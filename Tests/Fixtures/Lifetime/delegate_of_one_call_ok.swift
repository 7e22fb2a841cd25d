// expect: holds
import UIKit

final class Checkout {
  private var transition: CheckoutTransition?

  func show(on host: UIViewController) {
    let page = UIViewController()
    let transition = CheckoutTransition()
    self.transition = transition
    page.transitioningDelegate = transition
    page.modalPresentationStyle = .custom
    host.present(page, animated: true)
  }
}

/// No controller: its property is strong.
final class CardStyle {
  var transitioningDelegate: CheckoutTransition?
}

final class CardMaker {
  func style() -> CardStyle {
    let style = CardStyle()
    style.transitioningDelegate = CheckoutTransition()
    return style
  }
}

final class CheckoutTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class HomePage: UIViewController {
  @objc func open() { present(UIViewController(), animated: true) }
}
