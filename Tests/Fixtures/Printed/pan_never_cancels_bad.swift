import UIKit

/// As a guide prints it: whatever is neither the beginning nor a change finishes, a cancelled gesture, too.
final class PullInteractor: UIPercentDrivenInteractiveTransition {
  var contextData: UIViewControllerContextTransitioning!
  var panGesture: UIPanGestureRecognizer!

  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    contextData = transitionContext
    panGesture = UIPanGestureRecognizer(target: self, action: #selector(handlePull))
    panGesture.maximumNumberOfTouches = 1

    let container = transitionContext.containerView
    container.addGestureRecognizer(panGesture)
  }

  @objc func handlePull(_ recognizer: UIPanGestureRecognizer) {
    let container = contextData.containerView
    if recognizer.state == .began {
      panGesture.setTranslation(.zero, in: container)
    } else if recognizer.state == .changed {
      let translation = panGesture.translation(in: container)
      update(abs(translation.y / container.bounds.height))
    } else {
      finish()  // expect: TV203
      contextData.containerView.removeGestureRecognizer(panGesture)
    }
  }
}
