import UIKit

// expect: holds

/// Slides the page down, or the view below it up into its place.
private final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    let arrivingView = context.view(forKey: .to)
    let moving = arrivingView ?? context.view(forKey: .from)
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if let arrivingView {
      arrivingView.frame = container.bounds
      arrivingView.transform = below
      container.addSubview(arrivingView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      moving?.transform = arrivingView == nil ? below : .identity
    } completion: { _ in
      moving?.transform = .identity
      if context.transitionWasCancelled { arrivingView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Lets a pan drive the dismissal of one controller, and remembers an outcome that comes before UIKit has started.
private final class PanDriver: UIPercentDrivenInteractiveTransition {
  private enum Phase {
    case idle
    /// The dismissal has been requested and has not started.
    case requested
    /// The pan was over before the start.
    case decidedEarly(finishes: Bool)
    case running
    /// The outcome has been sent; the animation plays to its end.
    case decided
  }

  private weak var controller: UIViewController?
  private var phase = Phase.idle

  /// Whether the pan has asked for the dismissal in flight.
  var isInteracting: Bool {
    if case .idle = phase { return false }
    return true
  }

  func attach(to controller: UIViewController) {
    self.controller = controller
    let pan = UIPanGestureRecognizer(target: self, action: Selector("follow(_:)"))
    pan.maximumNumberOfTouches = 1
    controller.view.addGestureRecognizer(pan)
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    let early = phase
    phase = .running
    if case .decidedEarly(let finishes) = early { decide(finishes) }
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = controller?.view else { return }
    let progress = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      pan.setTranslation(.zero, in: view)
      requestDismissal()
    case .changed:
      if case .running = phase { update(progress) }
    case .ended:
      decide(progress > 0.4)
    case .cancelled, .failed:
      decide(false)
    default:
      break
    }
  }

  private func requestDismissal() {
    guard case .idle = phase, let controller, controller.transitionCoordinator == nil else { return }
    phase = .requested
    controller.dismiss(animated: true)
    guard let coordinator = controller.transitionCoordinator else {
      phase = .idle
      return
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.phase = .idle }
  }

  private func decide(_ finishes: Bool) {
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
}

/// A page that can be pulled down.
private final class PageController: UIViewController, UIViewControllerTransitioningDelegate {
  private let driver = PanDriver()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    driver.attach(to: self)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PageAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PageAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver.isInteracting ? driver : nil
  }
}

/// The animator over the whole screen, driven by a swipe both ways: the presenter's view takes part.
private final class FullScreenScenario: AnimatorScenario {
  override func makeAnimator(presenting: Bool) -> UIViewControllerAnimatedTransitioning { PageAnimator() }
  override var style: UIModalPresentationStyle? { .fullScreen }
}
