import UIKit

protocol TransitionClient: AnyObject {
  var duration: TimeInterval { get }
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
    UIView.animate(withDuration: isPresentation ? client.duration : 0.2, animations: {}) { _ in
      // expect: likely TV301
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
