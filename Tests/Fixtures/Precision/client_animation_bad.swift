import UIKit

protocol TransitionClient: AnyObject {
  func play(over duration: TimeInterval, then: @escaping () -> Void)
}

/// Nobody shows the view: the client never sees the container. The animator asks which way it goes, so it does both.
final class ClientAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let client: TransitionClient

  init(client: TransitionClient) {
    self.client = client
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let isPresentation = transitionContext.viewController(forKey: .to)?.isBeingPresented ?? false
    client.play(over: isPresentation ? 0.3 : 0.2) {
      // expect: certain TV301
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
