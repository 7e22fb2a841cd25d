import UIKit

/// A cancelled operation does not run, but it has finished: what waits for it goes on, and shows nothing.
final class StepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let queue = OperationQueue()
    queue.isSuspended = true
    let show = BlockOperation { context.containerView.addSubview(view) }
    let end = BlockOperation {
      DispatchQueue.main.async {
        if context.transitionWasCancelled { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)  // expect: TV301
      }
    }
    end.addDependency(show)
    queue.addOperations([show, end], waitUntilFinished: false)
    show.cancel()
    queue.isSuspended = false
  }
}
