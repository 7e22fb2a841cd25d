import UIKit

protocol TransitionClient: AnyObject {
  func prepare(in container: UIView)
  func play(over duration: TimeInterval, then: @escaping () -> Void)
}

/// The client gets the container and shows in it what it likes; that it shows nothing would be its own defect.
final class ClientAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let client: TransitionClient

  init(client: TransitionClient) {
    self.client = client
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    client.prepare(in: transitionContext.containerView)
    client.play(over: 0.3) {
      // expect: possible TV301
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
