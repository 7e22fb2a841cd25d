import UIKit

/// Drives the context itself: nothing of the percent-driven controller's own is left to be called (TV504). What is wrong is
/// only that the delegate hands it out while a finger drags that has not asked for the dismissal.
final class CardDriver: UIPercentDrivenInteractiveTransition {
  private var context: UIViewControllerContextTransitioning?
  private weak var screen: UIViewController?
  private(set) var isActive = false

  init(screen: UIViewController) {
    self.screen = screen
    super.init()
    screen.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
  }

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    if !isActive { rollBack() }
  }

  override func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(percentComplete)
  }

  override func finish() {
    guard let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    context.completeTransition(true)
  }

  override func cancel() { rollBack() }

  private func rollBack() {
    guard let context else { return }
    self.context = nil
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isActive = true
      screen?.dismiss(animated: true)
    case .changed: update(pan.translation(in: nil).y / 400)
    case .ended:
      isActive = false
      finish()
    case .cancelled, .failed:
      isActive = false
      cancel()
    default: break
    }
  }
}

final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: CardDriver?

  override func viewDidLoad() {
    super.viewDidLoad()
    driver = CardDriver(screen: self)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Still()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver?.isActive == true ? driver : nil  // expect: TV205
  }
}

final class Still: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class HomeController: UIViewController {
  @objc func openCard() {
    let card = CardController()
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = card
    present(card, animated: view.window != nil)
  }
}
