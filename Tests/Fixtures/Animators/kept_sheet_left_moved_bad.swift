import UIKit

/// A list of actions: its parts rise one after the other, and fall when it goes.
public final class ActionList: UIViewController {
  private let transition = RiseTransition()
  private let actions = UIView()

  public init() {
    super.init(nibName: nil, bundle: nil)
    view.addSubview(actions)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  public required init?(coder: NSCoder) { nil }
}

final class RiseTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Rise() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    Fall()
  }
}

final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    for part in view.subviews { part.transform = CGAffineTransform(translationX: 0, y: 600) }
    UIView.animate(withDuration: 0.4) {
      for part in view.subviews { part.transform = .identity }
    } completion: { _ in
      if context.transitionWasCancelled { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

final class Fall: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return context.completeTransition(false) }
    UIView.animate(withDuration: 0.4) {
      for part in view.subviews {
        part.transform = CGAffineTransform(translationX: 0, y: 600)  // expect: likely TV307
      }
    } completion: { _ in
      if context.transitionWasCancelled {
        for part in view.subviews { part.transform = .identity }
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
