import UIKit

/// Passes the context's own method as the completion; a hint fades at the same time and only asks whether it has finished.
final class HatchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let hint = UILabel()

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let hatch = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    context.containerView.addSubview(hatch)  // expect: TV305
    context.containerView.addSubview(hint)
    hint.text = "Mind the step"
    UIView.animate(withDuration: 0.4, animations: { self.hint.alpha = 0 }) { finished in
      self.hint.removeFromSuperview()
      guard finished else { return }
      self.hint.text = nil
    }
    UIView.animate(  // expect: TV105
      withDuration: 0.4, animations: { hatch.transform = .identity }, completion: context.completeTransition)
  }
}
