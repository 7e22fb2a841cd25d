import UIKit

/// The button behind the menu closes it, and gets its size once: after a rotation a part of the screen is dead.
final class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let close: () -> Void

  init(presents: Bool, close: @escaping () -> Void) {
    self.presents = presents
    self.close = close
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if presents { open(context) } else { leave(context) }
  }

  private func open(_ context: UIViewControllerContextTransitioning) {
    guard let panel = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let backdrop = UIButton(frame: context.viewController(forKey: .from)?.view.frame ?? .zero)
    backdrop.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    context.containerView.addSubview(backdrop)  // expect: TV401
    panel.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(panel)
    UIView.animate(withDuration: 0.3) {
      panel.alpha = 1
    } completion: { _ in
      if context.transitionWasCancelled {
        panel.removeFromSuperview()
        backdrop.removeFromSuperview()
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func leave(_ context: UIViewControllerContextTransitioning) {
    let panel = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      panel?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @objc private func tapped() { close() }
}

final class ScreenController: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func showMenu() {
    let menu = UIViewController()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
    present(menu, animated: true)
  }

  private lazy var presenting = MenuAnimator(presents: true) { [unowned self] in self.dismiss(animated: true) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self.presenting }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    MenuAnimator(presents: false) {}
  }
}
