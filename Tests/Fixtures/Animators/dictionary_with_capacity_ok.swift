// expect: holds
import UIKit

/// One animator for each context, forgotten when the transition has ended.
final class FadeAway: NSObject, UIViewControllerAnimatedTransitioning {
  private var running: [ObjectIdentifier: UIViewPropertyAnimator] = .init(minimumCapacity: 1)

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let known = running[ObjectIdentifier(context)] { return known }
    let fade = makeFade(context)
    running[ObjectIdentifier(context)] = fade
    return fade
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running.removeAll()
  }

  private func makeFade(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let fading = context.view(forKey: .from)
    let shown = context.view(forKey: .to)
    if let shown {
      if let next = context.viewController(forKey: .to) { shown.frame = context.finalFrame(for: next) }
      context.containerView.insertSubview(shown, at: 0)
    }
    let fade = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      fading?.alpha = 0
    }
    fade.addCompletion { _ in
      fading?.alpha = 1
      if context.transitionWasCancelled { shown?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    return fade
  }
}

final class StoryController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAway()
  }
}
