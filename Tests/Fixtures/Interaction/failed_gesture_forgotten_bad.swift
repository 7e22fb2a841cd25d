import UIKit

/// Closes by a swipe from the edge; a swipe that UIKit takes back leaves the transition in the air.
final class EdgeScreen: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped(_:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  @objc private func swiped(_ edge: UIScreenEdgePanGestureRecognizer) {
    let progress = edge.translation(in: view).x / max(view.bounds.width, 1)
    switch edge.state {  // expect: TV201
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: driver?.update(progress)
    case .ended:
      if progress > 0.5 { driver?.finish() } else { driver?.cancel() }  // expect: TV204
      driver = nil
    default: break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    EdgeAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

final class EdgeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
