import UIKit

/// Animates and drives, and keeps an outcome that comes before the start.
final class DrawerEngine: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  private var context: UIViewControllerContextTransitioning?
  private var early: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    self.context = context
    if let early { conclude(early) }
  }

  func prepare() { early = nil }

  func conclude(_ isFinished: Bool) {
    guard context != nil else {
      early = isFinished
      return
    }
    isFinished ? finish() : cancel()
  }

  func animationEnded(_ transitionCompleted: Bool) { context = nil }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let drawer = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      drawer?.alpha = 0
    } completion: { _ in
      if context.transitionWasCancelled { drawer?.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

// expect: holds
final class DrawerController: UIViewController, UIViewControllerTransitioningDelegate {
  private let engine = DrawerEngine()
  private var isDragging = false

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      engine.prepare()
      dismiss(animated: true)
    case .changed: engine.update(pan.translation(in: view).y / 300)
    case .ended:
      isDragging = false
      engine.conclude(true)
    default:
      isDragging = false
      engine.conclude(false)
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    engine
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { isDragging ? engine : nil }
}
