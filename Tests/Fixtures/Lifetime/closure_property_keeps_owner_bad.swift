import UIKit

final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
  var onEnd: (() -> Void)?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let shown = context.view(forKey: .to) {
      if let next = context.viewController(forKey: .to) { shown.frame = context.finalFrame(for: next) }
      context.containerView.addSubview(shown)
    }
    UIView.animate(
      withDuration: 0.3, animations: {},
      completion: { _ in
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd?()
  }
}

/// Its animator has a closure that has it.
final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  private let animator = Grow()
  private var isSettled = false

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
    animator.onEnd = { self.isSettled = true }  // expect: TV902
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}

final class HomeController: UIViewController {
  func openCard() {
    present(CardController(), animated: true)
  }
}
