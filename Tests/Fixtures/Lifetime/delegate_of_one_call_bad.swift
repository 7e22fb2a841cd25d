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

/// Hands itself to a recogniser, which keeps no target, and to what it makes when it is asked: it is never asked.
final class SwipeTransition: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
  init(on view: UIView) {
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  @objc private func panned() {}

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SwipeAnimator(owner: self)
  }
}

final class SwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let owner: SwipeTransition

  init(owner: SwipeTransition) { self.owner = owner }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0 }

  func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

final class PricePage: UIViewController {
  @objc func restyle() {
    modalPresentationStyle = .custom
    transitioningDelegate = SwipeTransition(on: view)  // expect: TV901
  }
}
