import UIKit

/// Can be closed by a button and by a swipe; the swipe's driver is handed out for both.
final class Menu: UIViewController, UIViewControllerTransitioningDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }  // expect: TV205

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    MenuAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver  // expect: TV205
  }
}

final class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let menu = transitionContext.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      menu?.alpha = 0
    } completion: { _ in
      if transitionContext.transitionWasCancelled { menu?.alpha = 1 }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
