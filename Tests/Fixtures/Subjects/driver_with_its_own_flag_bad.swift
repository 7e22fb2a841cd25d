import UIKit

/// Nobody in the sources makes it; a delegate sees by its flag whether it drives.
final class DrawerDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var isPulling = false
  private weak var drawer: UIViewController?
  private var context: UIViewControllerContextTransitioning?

  init(drawer: UIViewController) {
    self.drawer = drawer
    super.init()
    drawer.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  @objc private func dragged(_ drag: UIPanGestureRecognizer) {
    switch drag.state {
    case .began:
      isPulling = true
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
    guard let context else { return }  // expect: TV204
    isPulling = false
    self.context = nil
    isFinished ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    context.completeTransition(isFinished)
  }
}
