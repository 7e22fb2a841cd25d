import UIKit

/// A short drag tells no outcome: the `if` has no `else`.

final class DrawerViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private var driver: UIPercentDrivenInteractiveTransition?
  private let transition = DrawerTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    view.addSubview(scrollView)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
    view.addGestureRecognizer(pan)
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    let progress = max(0, pan.translation(in: view).y / view.bounds.height)
    switch pan.state {
    case .began:
      guard scrollView.contentOffset.y <= 0, !isBeingDismissed else { return }
      driver = UIPercentDrivenInteractiveTransition()
      transition.driver = driver
      dismiss(animated: true)
    case .changed:
      driver?.update(progress)
    case .ended, .cancelled, .failed:
      if progress > 0.4 { driver?.finish() }  // expect: TV201, TV204
      driver = nil
      transition.driver = nil
    default:
      break
    }
  }
}

final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
  weak var driver: UIPercentDrivenInteractiveTransition?

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DrawerDismissal()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

final class DrawerDismissal: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .from) else {
      transitionContext.completeTransition(false)
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        view.frame.origin.y = transitionContext.containerView.bounds.height
      },
      completion: { _ in
        let completed = !transitionContext.transitionWasCancelled
        if completed { view.removeFromSuperview() }
        transitionContext.completeTransition(completed)
      })
  }
}
