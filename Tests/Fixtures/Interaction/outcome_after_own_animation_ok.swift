import UIKit

/// Animates and drives: when the drag is over it moves a grip back first, beside what UIKit scrubs, and then decides.
final class GripEngine: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  let grip = UIView()
  weak var sheet: UIViewController?
  private(set) var isDragging = false
  private var context: UIViewControllerContextTransitioning?
  private var early: Bool?
  private var main: UIViewPropertyAnimator?
  private var settling: UIViewPropertyAnimator?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    self.context = context
    if let early { early ? finish() : cancel() }
  }

  @objc func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      early = nil
      sheet?.dismiss(animated: true)
    case .changed: update(pan.translation(in: pan.view).y / 300)
    default:
      isDragging = false
      conclude(pan.state == .ended)
    }
  }

  private func conclude(_ isFinished: Bool) {
    guard context != nil else {
      early = isFinished
      return
    }
    let settling = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { self.grip.alpha = 1 }
    settling.addCompletion { _ in isFinished ? self.finish() : self.cancel() }
    settling.startAnimation()
    self.settling = settling
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let main { return main }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { context.view(forKey: .from)?.alpha = 0 }
    animator.addCompletion { _ in
      self.settling?.stopAnimation(true)
      if context.transitionWasCancelled { context.view(forKey: .from)?.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
    main = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    main = nil
    settling = nil
  }
}

// expect: holds
final class GripController: UIViewController, UIViewControllerTransitioningDelegate {
  private let engine = GripEngine()

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = self
    engine.sheet = self
    view.addSubview(engine.grip)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: engine, action: #selector(GripEngine.drag)))
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    engine
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { engine.isDragging ? engine : nil }
}
