import UIKit

/// A table that is pulled away with its own scrolling. Only a fast pull has an outcome.
final class PulledTable: UIViewController, UITableViewDelegate, UIViewControllerTransitioningDelegate {
  private let table = UITableView()
  private var driver: TableDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
    view.addSubview(table)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isTracking, scrollView.contentOffset.y < 0 else { return }
    if driver == nil, presentingViewController != nil, transitionCoordinator == nil {
      driver = TableDriver()
      dismiss(animated: true)
    }
    driver?.update(-scrollView.contentOffset.y / view.bounds.height)
  }

  func scrollViewWillEndDragging(  // expect: likely TV201
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let driver else { return }
    if velocity.y < -1 {
      driver.end(closing: true)
      self.driver = nil
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    driver == nil ? nil : SlideAway()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

/// What is told before the start is done then.
final class TableDriver: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false
  private var early: Bool?

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    if let early { end(closing: early) }
  }

  func end(closing: Bool) {
    guard hasStarted else {
      early = closing
      return
    }
    if closing { finish() } else { cancel() }
  }
}

final class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from) else {
      transitionContext.completeTransition(false)
      return
    }
    UIView.animate(withDuration: 0.3, animations: { from.alpha = 0 }) { _ in
      from.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
