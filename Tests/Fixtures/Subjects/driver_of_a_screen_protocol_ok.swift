// expect: holds
import UIKit

/// What can be pulled away, as a screen says itself.
protocol Pullable: UIViewController {
  var isPullable: Bool { get }
}

/// Nobody in the sources makes it.
final class DrawerDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var isInteracting = false
  private weak var drawer: Pullable?
  private var context: UIViewControllerContextTransitioning?
  /// Told before the start.
  private var outcome: Bool?

  init(drawer: Pullable) {
    self.drawer = drawer
    super.init()
    drawer.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if let outcome {
      self.outcome = nil
      end(outcome)
    }
  }

  @objc private func dragged(_ drag: UIPanGestureRecognizer) {
    switch drag.state {
    case .began:
      isInteracting = true
      drawer?.dismiss(animated: true)
    case .changed:
      context?.updateInteractiveTransition(0.4)
    case .ended, .cancelled, .failed:
      end(drag.state == .ended)
    default:
      break
    }
  }

  private func end(_ isFinished: Bool) {
    guard let context else {
      outcome = isFinished
      return
    }
    isInteracting = false
    self.context = nil
    isFinished ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    context.completeTransition(isFinished)
  }
}
