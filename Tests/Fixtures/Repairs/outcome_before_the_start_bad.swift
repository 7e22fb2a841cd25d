import UIKit

/// A driver that tells the end of the pull at once.
private final class PullDriver: UIPercentDrivenInteractiveTransition {
  private weak var controller: UIViewController?
  private(set) var isInteracting = false

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pull(_:)"))
    controller.view.addGestureRecognizer(pan)
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    guard let controller else { return }
    let progress = pan.translation(in: controller.view).y / controller.view.bounds.height
    switch pan.state {
    case .began:
      guard controller.presentingViewController != nil, controller.transitionCoordinator == nil else { return }
      isInteracting = true
      controller.dismiss(animated: true)
      if controller.transitionCoordinator == nil { isInteracting = false }
      controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.isInteracting = false
      }
    case .changed:
      update(progress)
    case .ended:
      if progress > 0.5 {
        self.finish()  // expect: TV204
      } else {
        self.cancel()  // expect: TV204
      }
    default:
      cancel()  // expect: TV204
    }
  }
}

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let fromView = context.view(forKey: .from)
    let toView = context.view(forKey: .to)
    if let toView {
      toView.alpha = 0
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: 0.3) {
      if let toView { toView.alpha = 1 } else { fromView?.alpha = 0 }
    } completion: { _ in
      fromView?.alpha = 1
      toView?.alpha = 1
      if context.transitionWasCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class SheetController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: PullDriver?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    driver = PullDriver(self)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver?.isInteracting == true ? driver : nil
  }
}
