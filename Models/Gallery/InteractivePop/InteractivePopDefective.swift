import UIKit

/// Fades the page away on a pop.
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.containerView.bounds
      context.containerView.insertSubview(toView, at: 0)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      fromView?.alpha = 0
    } completion: { _ in
      fromView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Pops a page by a drag from the edge, and drives the pop.
private final class EdgeInteraction: UIPercentDrivenInteractiveTransition {
  private weak var page: UIViewController?
  private(set) var isInteracting = false
  /// The drag was over before UIKit started the pop.
  private var earlyOutcome: Bool?
  private var hasStarted = false

  init(page: UIViewController) {
    super.init()
    self.page = page
    page.view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer(target: self, action: Selector("drag(_:)")))
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    if let outcome = earlyOutcome { decide(outcome) }
  }

  func drag(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = page?.view else { return }
    let progress = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began: pop()
    case .changed: if hasStarted && isInteracting { update(progress) }
    default: decide(true)
    }
  }

  private func pop() {
    guard let page, page.transitionCoordinator == nil, page.navigationController?.topViewController === page else {
      return
    }
    isInteracting = true
    hasStarted = false
    earlyOutcome = nil
    page.navigationController?.popViewController(animated: true)
    page.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.reset() }
  }

  private func decide(_ finishes: Bool) {
    if !isInteracting { return }
    if !hasStarted {
      earlyOutcome = finishes
      return
    }
    isInteracting = false
    if finishes { finish() } else { cancel() }  // expect: TV203
  }

  private func reset() {
    isInteracting = false
    hasStarted = false
    earlyOutcome = nil
  }
}

/// A page that can be pulled away from the edge.
private final class PageController: UIViewController {
  private(set) var interaction: EdgeInteraction?

  override func viewDidLoad() {
    super.viewDidLoad()
    interaction = EdgeInteraction(page: self)
  }
}

/// A navigation controller whose pops fade.
private final class ReaderController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? FadeAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let page = transitionCoordinator?.viewController(forKey: .from) as? PageController else { return nil }
    return page.interaction  // expect: TV205
  }
}

/// The list pushes a page; the page goes by the back button, by code, or by the drag.
private final class ReaderScenario: NavigationScenario {
  override func makeNavigationController(_ root: UIViewController) -> UINavigationController {
    ReaderController(rootViewController: root)
  }

  override func makePushed() -> UIViewController { PageController() }
}
