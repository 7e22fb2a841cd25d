// expect: holds
import UIKit

/// Overrides `isFinished`, and leaves `start` to Foundation.
final class FadeOperation: Operation, @unchecked Sendable {
  private let view: UIView
  private var isDone = false

  init(_ view: UIView) { self.view = view }

  override var isFinished: Bool { isDone }

  override func main() {
    DispatchQueue.main.async {
      UIView.animate(withDuration: 0.2) {
        self.view.alpha = 1
      } completion: { _ in
        self.willChangeValue(forKey: "isFinished")
        self.isDone = true
        self.didChangeValue(forKey: "isFinished")
      }
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
    fade.completionBlock = {
      DispatchQueue.main.async {
        if context.transitionWasCancelled { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    OperationQueue().addOperation(fade)
  }
}
