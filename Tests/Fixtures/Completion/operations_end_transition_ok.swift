// expect: holds
import UIKit

/// An operation that goes on after `main`.
class AsyncOperation: Operation, @unchecked Sendable {
  enum State: String { case ready, executing, finished }

  var state = State.ready {
    willSet { willChangeValue(forKey: "isFinished") }
    didSet { didChangeValue(forKey: "isFinished") }
  }

  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == .executing }
  override var isFinished: Bool { state == .finished }

  override func start() {
    state = isCancelled ? .finished : .executing
    if !isCancelled { main() }
  }
}

final class FadeOperation: AsyncOperation, @unchecked Sendable {
  private let view: UIView
  private let alpha: CGFloat

  init(_ view: UIView, to alpha: CGFloat) {
    self.view = view
    self.alpha = alpha
  }

  override func main() {
    DispatchQueue.main.async {
      UIView.animate(withDuration: 0.2) {
        self.view.alpha = self.alpha
      } completion: { _ in
        self.state = .finished
      }
    }
  }
}

/// Two animations, one after the other; what depends on both ends the transition.
final class StepAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    context.containerView.addSubview(view)
    view.alpha = 0
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let steps = [FadeOperation(view, to: 0.5), FadeOperation(view, to: 1)]
    for step in steps { queue.addOperation(step) }
    let end = BlockOperation {
      DispatchQueue.main.async {
        if context.transitionWasCancelled { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    for step in steps { end.addDependency(step) }
    OperationQueue().addOperation(end)
  }
}
