import UIKit

/// Adds to the context what has the name of something that the system's own class keeps to itself.
extension UIViewControllerContextTransitioning {
  var completion: (Bool) -> Void {
    { _ in
      self.completeTransition(true)  // expect: TV104
    }
  }

  func end() { completion(true) }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let shown = context.view(forKey: .to), let next = context.viewController(forKey: .to) else {
      return context.end()
    }
    shown.frame = context.finalFrame(for: next)
    context.containerView.addSubview(shown)
    UIView.animate(withDuration: 0.3, animations: {}, completion: context.completion)
  }
}
