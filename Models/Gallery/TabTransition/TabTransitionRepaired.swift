import UIKit

// expect: holds

/// Slides both tabs sideways.
private final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let toView = context.view(forKey: .to), let fromView = context.view(forKey: .from) else {
      context.completeTransition(false)
      return
    }
    let width = isForward ? container.bounds.width : -container.bounds.width
    toView.transform = CGAffineTransform(translationX: width, y: 0)
    container.addSubview(toView)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      toView.transform = .identity
      fromView.transform = CGAffineTransform(translationX: -width, y: 0)
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      if context.transitionWasCancelled { toView.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Lets a pan drive the change, and remembers an outcome that comes before UIKit has started.
private final class TabDriver: UIPercentDrivenInteractiveTransition {
  private enum Phase {
    case idle
    /// The change has been requested and has not started.
    case requested
    /// The pan was over before the start.
    case decidedEarly(finishes: Bool)
    case running
    /// The outcome has been sent; the animation plays to its end.
    case decided
  }

  private var phase = Phase.idle

  /// Whether the pan has asked for the change in flight.
  var isInteracting: Bool {
    if case .idle = phase { return false }
    return true
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    let early = phase
    phase = .running
    if case .decidedEarly(let finishes) = early { decide(finishes) }
  }

  func begin(_ change: () -> Void) {
    guard case .idle = phase else { return }
    phase = .requested
    change()
  }

  func follow(_ progress: CGFloat) {
    if case .running = phase { update(progress) }
  }

  func decide(_ finishes: Bool) {
    switch phase {
    case .requested:
      phase = .decidedEarly(finishes: finishes)
    case .running:
      phase = .decided
      if finishes { finish() } else { cancel() }
    case .idle, .decidedEarly, .decided:
      break
    }
  }

  func reset() { phase = .idle }
}

/// Tabs that can be swiped: the pan selects the tab beside and drives the change.
private final class SwipeTabs: UITabBarController, UITabBarControllerDelegate {
  private let driver = TabDriver()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()]
    delegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("follow(_:)")))
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    let progress = abs(pan.translation(in: view).x) / view.bounds.width
    switch pan.state {
    case .began:
      turn()
    case .changed:
      driver.follow(progress)
    case .ended:
      driver.decide(progress > 0.4)
    case .cancelled, .failed:
      driver.decide(false)
    default:
      break
    }
  }

  private func turn() {
    guard transitionCoordinator == nil else { return }
    driver.begin { selectedIndex = selectedIndex == 0 ? 1 : 0 }
    guard let coordinator = transitionCoordinator else {
      driver.reset()
      return
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.driver.reset() }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TabSlideAnimator(isForward: toVC === viewControllers?.last)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver.isInteracting ? driver : nil
  }
}

private final class SwipeTabsScenario: TabScenario {
  override func makeTabBarController() -> UITabBarController { SwipeTabs() }
}
