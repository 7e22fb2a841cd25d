// expect: holds
import UIKit

/// A page that says how its bar looks.
public protocol BarStyled: AnyObject {
  var isBarClear: Bool { get }
}

/// A stack that is its own delegate: its pages decide how they come.
public final class BarStack: UINavigationController, UINavigationControllerDelegate {
  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard operation == .push, toVC is BarStyled else { return nil }
    return BarFade()
  }
}

final class BarFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
