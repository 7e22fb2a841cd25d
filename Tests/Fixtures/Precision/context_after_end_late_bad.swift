import UIKit

/// A context that has just been told of its end still knows its controllers, so that the presenter hears the end of what
/// it was told to begin.
final class GateController: UIViewController, UIViewControllerTransitioningDelegate {  // expect: TV501
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    GateAnimator(opens: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    GateAnimator(opens: false)
  }
}

private final class GateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let opens: Bool

  init(opens: Bool) { self.opens = opens }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let below: UITransitionContextViewControllerKey = opens ? .from : .to
    guard let gate = context.view(forKey: opens ? .to : .from) else {
      context.completeTransition(false)
      return
    }
    if opens {
      gate.alpha = 0
      context.containerView.addSubview(gate)
    }
    let forwards = !context.isInteractive && context.isAnimated
    if forwards { context.viewController(forKey: below)?.beginAppearanceTransition(!opens, animated: true) }
    UIView.animate(withDuration: 0.4) {
      gate.alpha = self.opens ? 1 : 0
    } completion: { _ in
      let isDone = !context.transitionWasCancelled
      if isDone != self.opens { gate.removeFromSuperview() }
      gate.alpha = 1
      context.completeTransition(isDone)
      if forwards { context.viewController(forKey: below)?.endAppearanceTransition() }  // expect: TV107
    }
  }
}
