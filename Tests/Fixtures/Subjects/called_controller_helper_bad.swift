import UIKit

/// Who shows a drawer calls a helper that every controller has.
final class DeskController: UIViewController {
  @IBAction func openDrawer() {
    showDrawer(UIViewController())
  }
}

extension UIViewController {
  func showDrawer(_ drawer: UIViewController) {
    let delegate = DrawerDelegate(driver: DrawerDriver(drawer: drawer))
    objc_setAssociatedObject(drawer, "delegate", delegate, .OBJC_ASSOCIATION_RETAIN)
    drawer.transitioningDelegate = delegate
    drawer.modalPresentationStyle = .custom
    present(drawer, animated: true)
  }
}

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let driver: DrawerDriver

  init(driver: DrawerDriver) {
    self.driver = driver
    super.init()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Sink()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver.isPulling ? driver : nil }
}

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
    isPulling = false
    guard let context else { return }  // expect: TV204
    self.context = nil
    isFinished ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    context.completeTransition(isFinished)
  }
}

final class Sink: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let below = transitionContext.view(forKey: .to)
    if let below { transitionContext.containerView.insertSubview(below, at: 0) }
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      if transitionContext.transitionWasCancelled { below?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
