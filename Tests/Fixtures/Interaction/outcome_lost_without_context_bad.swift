import UIKit

/// Drives a dismissal by hand. What is said before UIKit hands over the context is forgotten.
final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func move(to progress: CGFloat) {
    guard let context else { return }
    context.view(forKey: .from)?.alpha = 1 - progress
    context.updateInteractiveTransition(progress)
  }

  func end(closing: Bool) {
    guard let context else { return }  // expect: TV204
    self.context = nil
    context.view(forKey: .from)?.alpha = 1
    if closing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    context.completeTransition(closing)
  }
}

final class PullAway: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: HandDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pulled(_:))))
  }

  @objc private func pulled(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: view).y / 400
    switch pan.state {
    case .began:
      guard driver == nil, presentingViewController != nil, transitionCoordinator == nil else { return }
      driver = HandDriver()
      dismiss(animated: true)
    case .changed: driver?.move(to: progress)
    case .ended: stop(closing: progress > 0.3)
    case .cancelled, .failed: stop(closing: false)
    default: break
    }
  }

  private func stop(closing: Bool) {
    driver?.end(closing: closing)
    driver = nil
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    driver == nil ? nil : Stillness()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

/// The driver moves everything.
final class Stillness: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}
