import UIKit

/// No controller: nothing of it is kept.
struct Checkout {
  let title: String

  func show(on host: UIViewController) {
    let page = UINavigationController(rootViewController: UIViewController())
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = CheckoutTransition()  // expect: TV901
    host.present(page, animated: true)
  }

  func showAgain(on host: UIViewController) {
    let page = UIViewController()
    let transition = CheckoutTransition()
    transition.inset = 8
    page.transitioningDelegate = transition  // expect: TV901
    page.modalPresentationStyle = .custom
    host.present(page, animated: true)
  }
}

final class CouponPage: UIViewController {
  @objc func restyle() {
    modalPresentationStyle = .custom
    transitioningDelegate = CheckoutTransition()  // expect: TV901
  }
}

final class CheckoutTransition: NSObject, UIViewControllerTransitioningDelegate {
  var inset: CGFloat = 0

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
