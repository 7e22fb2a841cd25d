import Foundation

/// The coordinator of a size change: what is registered runs within the same step.
class SizeTransitionCoordinator: UIViewControllerTransitionCoordinator {
  let isRotation: Bool
  var alongside: [CoordinatorBlock] = []
  var completions: [CoordinatorBlock] = []

  init(isRotation: Bool = false) { self.isRotation = isRotation }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { unknown() }
  var percentComplete: CGFloat { unknown() }
  var completionVelocity: CGFloat { unknown() }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { keyWindow! }
  // ROT-01: not the identity if and only if it is a rotation.
  var targetTransform: CGAffineTransform { CGAffineTransform(isRotation ? .other : .identity) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let body = animation { alongside.append(CoordinatorBlock(body)) }
    if let body = completion { completions.append(CoordinatorBlock(body)) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}

  func runAlongside() {
    for block in alongside { block.run(self) }
    alongside = []
  }

  func runCompletions() {
    for block in completions { block.run(self) }
    completions = []
  }
}
