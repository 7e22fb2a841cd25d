import UIKit

/// Passes the context's own method as the completion of the animation.
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let curtain = context.view(forKey: .to)
    curtain.map(context.containerView.addSubview)  // expect: TV305
    curtain?.alpha = 0
    UIView.animate(  // expect: TV105
      withDuration: transitionDuration(using: context), animations: { curtain?.alpha = 1 },  // expect: TV307
      completion: context.completeTransition)
  }
}
