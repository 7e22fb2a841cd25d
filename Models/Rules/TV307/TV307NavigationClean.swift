import UIKit

// expect: holds

/// Fades the page away while its picture, of which a copy would fly, is hidden.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    let picture = (context.viewController(forKey: .from) as? PageController)?.picture
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.insertSubview(toView, at: 0)
    }
    picture?.isHidden = true
    UIView.animate(withDuration: transitionDuration(using: context)) {
      fromView?.alpha = 0
    } completion: { _ in
      fromView?.alpha = 1
      picture?.isHidden = false
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A page with a picture.
private final class PageController: UIViewController {
  let picture = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }
}

/// Pops pages by their pictures.
private final class PageDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? PictureAnimator() : nil
  }
}

private final class PictureScenario: NavigationDelegateScenario {
  override func makePushed() -> UIViewController { PageController() }
  override func makeDelegate(_ navigationController: UINavigationController) -> UINavigationControllerDelegate {
    PageDelegate()
  }
}
