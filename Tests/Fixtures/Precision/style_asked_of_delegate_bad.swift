import UIKit

/// Vends a presentation controller in a subclass, if at all: the style follows from that.
class PageTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { PageAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PageAnimator()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }

  var isBacked: Bool {
    let probe = UIViewController()
    return presentationController(forPresented: probe, presenting: nil, source: probe) != nil
  }

  var modalPresentationStyle: UIModalPresentationStyle { isBacked ? .custom : .fullScreen }
}

final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let page = context.viewController(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    context.containerView.addSubview(page.view)  // expect: possible TV302 TV305
    UIView.animate(withDuration: 0.4) {
      page.view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UIViewController {
  func use(_ transition: PageTransition) {
    transitioningDelegate = transition
    modalPresentationStyle = transition.modalPresentationStyle
  }
}
