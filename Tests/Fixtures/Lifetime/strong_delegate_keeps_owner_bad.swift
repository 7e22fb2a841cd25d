import UIKit

final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
  var delegate: GrowDelegate?  // expect: TV902

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
    delegate?.growDidEnd()
  }
}

protocol GrowDelegate: AnyObject {
  func growDidEnd()
}

/// It has an animator that has it.
final class CardController: UIViewController, UIViewControllerTransitioningDelegate, GrowDelegate {
  private let animator = Grow()
  private var isSettled = false

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
    animator.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func growDidEnd() { isSettled = true }
}

final class HomeController: UIViewController {
  func openCard() {
    present(CardController(), animated: true)
  }
}
