// expect: holds
import UIKit

/// A stack that vends an animator to itself. Others show it with its first page, and it is pushed on later.
final class FadingStack: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    viewController.navigationItem.title = title
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeIn() }
}

final class FadeIn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let next = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    next.frame = context.finalFrame(for: page)
    context.containerView.addSubview(next)
    next.alpha = 0
    UIView.animate(withDuration: 0.3) {
      next.alpha = 1
    } completion: { _ in
      if context.transitionWasCancelled { next.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Shows the stack with its first page.
final class MenuPage: UIViewController {
  @objc func open() {
    if presentedViewController != nil { return }
    present(FadingStack(rootViewController: UIViewController()), animated: true)
  }
}
