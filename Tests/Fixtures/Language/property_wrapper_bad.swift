// The wrapper gives what it holds once only: the second completion is told that nothing is running.
import UIKit

@propertyWrapper struct Once {
  private var value: Bool
  init(wrappedValue: Bool) { value = wrappedValue }
  var wrappedValue: Bool {
    get { value }
    set { value = value && newValue }
  }
  var projectedValue: Bool { !value }
}

class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  @Once private var completes = true

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    completes = false
    completes = true
    if $completes { return }  // expect: TV103
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}
