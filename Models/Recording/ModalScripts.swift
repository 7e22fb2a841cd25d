import UIKit

/// A presents B; in the second line B is dismissed.
class ModalScript: Script {
  func makeRoot() -> UIViewController { RecordedController("A") }
  func makePresented() -> UIViewController {
    let controller = RecordedController("B")
    controller.modalPresentationStyle = style
    return controller
  }

  /// Unless `makePresented` has its own.
  var style: UIModalPresentationStyle { .overFullScreen }
  var isAnimated: Bool { true }
  var presented: UIViewController? { root.presentedViewController }

  override var lines: Int { 2 }
  override func setUp() { showRoot(makeRoot()) }

  override func perform(_ line: Int) {
    if line == 0 {
      root.present(makePresented(), animated: isAnimated) { record("A", "presented") }
    } else {
      root.dismiss(animated: isAnimated) { record("A", "dismissed") }
    }
  }

  override func consoleDidPrint(_ message: String) { record("UIKit", message) }
}

/// The same with recorded parts: a delegate that vends a presentation controller and an animator.
class CustomModalScript: ModalScript {
  let delegate = RecordedDelegate("delegate", animator: RecordedAnimator("AN"))

  override func setUp() {
    super.setUp()
    delegate.removesPresentersView = removesPresentersView
  }

  var removesPresentersView: Bool { false }

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    return controller
  }
}

/// A percent-driven presentation or dismissal; the last lines decide about it, once it has started.
class InteractiveScript: CustomModalScript {
  let driver = RecordedDriver("IC")

  /// Whether the presentation is the interactive transition, or the dismissal.
  var isPresentation: Bool { false }
  /// The lines after the requests.
  var outcomes: Int { 1 }
  /// The line that makes the interactive request.
  var request: Int { isPresentation ? 0 : 1 }

  override var lines: Int { request + 1 + outcomes }
  override func overlaps(_ line: Int) -> Bool { line > request }
  override func isReady(_ line: Int) -> Bool { line <= request || driver.driven?.phase == .inFlight }

  override func perform(_ line: Int) {
    if line > request {
      decide(line - request - 1)
      return
    }
    if line == request { delegate.driver = driver }
    super.perform(line)
  }

  /// What the gesture does, counted from 0.
  func decide(_ outcome: Int) { driver.finish() }
}

/// Records each change between interactive and not.
func recordChanges(of controller: UIViewController) {
  controller.transitionCoordinator?.notifyWhenInteractionChanges { context in
    let outcome = context.isCancelled ? "change(cancelled)" : "change(finished)"
    record("TC", context.isInteractive ? "change(interactive)" : outcome)
  }
}

/// Animates with an object that can be paused, and the same one each time that it is asked.
class RecordedInterruptibleAnimator: RecordedAnimator {
  var running: UIViewPropertyAnimator?

  override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if iOSVersion < 10 {
      super.animateTransition(using: transitionContext)
    } else {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    record(name, "interruptibleAnimator")
    if let animator = running { return animator }
    let added = transitionContext.view(forKey: .to)
    if let view = added { transitionContext.containerView.addSubview(view) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}
    animator.addCompletion { _ in
      let wasCancelled = transitionContext.transitionWasCancelled
      if wasCancelled { added?.removeFromSuperview() }
      record(self.name, wasCancelled ? "completeTransition(false)" : "completeTransition(true)")
      transitionContext.completeTransition(!wasCancelled)
    }
    running = animator
    return animator
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    running = nil
  }
}
