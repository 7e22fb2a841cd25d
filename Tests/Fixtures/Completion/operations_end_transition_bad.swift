import UIKit

/// Has finished when `main` returns, which does not wait for the animation.
final class FadeOperation: Operation, @unchecked Sendable {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  override func main() {
    DispatchQueue.main.async {
      UIView.animate(withDuration: 0.2) { self.view.alpha = 1 }
    }
  }
}

final class StepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    context.containerView.addSubview(view)
    view.alpha = 0
    let fade = FadeOperation(view)
    let end = BlockOperation {
      DispatchQueue.main.async {
        if context.transitionWasCancelled { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)  // expect: TV106
      }
    }
    end.addDependency(fade)
    OperationQueue().addOperations([fade, end], waitUntilFinished: false)
  }
}
