import UIKit

/// The delegate of a stack asks an enum for the animator: an interrupted push is told as a finished one.
enum PushStyle {
  case curtain
  case plain

  var animator: UIViewControllerAnimatedTransitioning? {
    switch self {
    case .curtain: return CurtainMover()
    case .plain: return nil
    }
  }
}

final class StackOwner: NSObject, UINavigationControllerDelegate {
  var style = PushStyle.plain

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from former: UIViewController,
    to next: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { style.animator }
}

final class CurtainMover: NSObject, UIViewControllerAnimatedTransitioning {  // expect: possible TV702
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let next = context.view(forKey: .to)!
    let former = context.view(forKey: .from)!
    next.frame = former.frame
    context.containerView.addSubview(next)
    UIView.animate(withDuration: 0.3, animations: { former.alpha = 0.5 }) { finished in
      former.alpha = 1
      context.completeTransition(finished)  // expect: TV105
    }
  }
}
