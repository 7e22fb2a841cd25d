// expect: holds
import UIKit

/// Clients see a property of its own; UIKit is given the proxy, which the controller keeps.
final class ProxyNavigationController: UINavigationController {
  private let proxy = NavigationProxy()

  override weak var delegate: UINavigationControllerDelegate? {
    get { proxy.client }
    set { proxy.client = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    super.delegate = proxy
  }
}

final class NavigationProxy: NSObject, UINavigationControllerDelegate {
  weak var client: UINavigationControllerDelegate?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    client?.navigationController?(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      ?? FadeAnimator()
  }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to), let next = transitionContext.viewController(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    to.frame = transitionContext.finalFrame(for: next)
    to.alpha = 0
    transitionContext.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      to.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
