import UIKit

/// The class that can cancel stands beside the animator, but it only ever dismisses: nobody cancels a presentation.
final class CurtainDrag: UIPercentDrivenInteractiveTransition {
  weak var curtain: UIViewController?

  func pull(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: curtain?.dismiss(animated: true)
    case .changed: update(0.5)
    case .ended: finish()
    default: cancel()
    }
  }
}

final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isOpening: Bool

  init(isOpening: Bool) { self.isOpening = isOpening }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    isOpening ? open(context) : close(context)
  }

  private func open(_ context: UIViewControllerContextTransitioning) {
    if let curtain = context.view(forKey: .to) { context.containerView.addSubview(curtain) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      context.completeTransition(true)  // expect: likely TV104
    }
  }

  private func close(_ context: UIViewControllerContextTransitioning) {
    let (curtain, below) = (context.view(forKey: .from), context.view(forKey: .to))
    if let curtain, let below { context.containerView.insertSubview(below, belowSubview: curtain) }
    UIView.animate(withDuration: 0.3, animations: { curtain?.alpha = 0 }) { _ in
      curtain?.alpha = 1
      context.completeTransition(true)  // expect: likely TV104
    }
  }
}
