import UIKit

/// UIKit asks for the animator again: each answer would be another animation of the same views.
final class FadeAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    makeFade(context).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    makeFade(context)
  }

  private func makeFade(_ context: UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let fading = context.view(forKey: .from)
    let shown = context.view(forKey: .to)
    if let shown {
      if let next = context.viewController(forKey: .to) { shown.frame = context.finalFrame(for: next) }
      context.containerView.insertSubview(shown, at: 0)
    }
    let fade = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {  // expect: TV208
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
