import UIKit

/// The stack of the app: it vends the animator of its pops, and the driver that the page has.
final class AppStack: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? SlideBack() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { PhotoPage.driver }
}

final class SlideBack: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let list = context.view(forKey: .to), let page = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    list.frame = context.finalFrame(for: page)
    context.containerView.insertSubview(list, at: 0)
    UIView.animate(withDuration: 0.3) {
      context.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      context.view(forKey: .from)?.alpha = 1
      if context.transitionWasCancelled { list.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A photo that is pulled away; the stack asks for what drives that.
final class PhotoPage: UIViewController {
  static var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
  }

  @objc func pulled(_ pan: UIPanGestureRecognizer) {
    switch pan.state {  // expect: TV201
    case .began:
      PhotoPage.driver = UIPercentDrivenInteractiveTransition()
      navigationController?.popViewController(animated: true)
    case .changed:
      PhotoPage.driver?.update(0.5)
    case .ended:
      PhotoPage.driver?.finish()  // expect: TV204
      PhotoPage.driver = nil
    default: break
    }
  }
}
