import Foundation

/// An interaction controller: starts a transition in place of the animator and decides how it ends.
protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// False: the transition starts by itself and may be paused later (OBJ-12).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  var completionSpeed: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var wantsInteractiveStart: Bool { true }
}
