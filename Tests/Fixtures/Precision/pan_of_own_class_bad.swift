import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A drag that UIKit takes back leaves the transition in the air.
final class PageScreen: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: PageDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(DownwardPan(target: self, action: #selector(dragged(_:))))
  }

  @objc private func dragged(_ pan: DownwardPan) {
    switch pan.state {  // expect: TV201
    case .began: begin()
    case .changed: driver?.follow(pan.translation(in: view).y / max(view.bounds.height, 1))
    case .ended: driver?.end(finishing: true)
    default: break
    }
  }

  private func begin() {
    guard driver == nil, presentingViewController != nil, transitionCoordinator == nil else { return }
    driver = PageDriver()
    dismiss(animated: true)
    guard let transitionCoordinator else {
      driver = nil
      return
    }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.driver = nil }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PageAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

final class DownwardPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible && velocity(in: view).y < 0 { state = .failed }
  }
}

/// Keeps an outcome that comes too early until the start.
private final class PageDriver: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var outcome: Bool?

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let outcome { decide(outcome) }
  }

  func follow(_ progress: CGFloat) {
    if hasStarted { update(progress) }
  }

  func end(finishing: Bool) {
    if hasStarted { decide(finishing) } else { outcome = finishing }
  }

  private func decide(_ finishing: Bool) {
    if finishing { finish() } else { cancel() }
  }
}

private final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let going = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      going?.alpha = 0
    } completion: { _ in
      going?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
