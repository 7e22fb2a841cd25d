import Foundation

// ROT-02: the callbacks for rotations from before iOS 8: willRotate when the new size is announced, willAnimate beside
// the animation, didRotate at its end. Only a rotation has them.

/// UIKit's own `viewWillTransition(to:with:)` passes a size change on.
func tellOfRotation(_ controller: UIViewController, _ coordinator: UIViewControllerTransitionCoordinator) {
  guard let change = coordinator as? SizeTransitionCoordinator, change.isRotation else { return }
  if listens(controller, "willRotate(to:duration:)") {
    controller.willRotate(to: unknown(), duration: change.transitionDuration)
  }
  let hearsAnimation = listens(controller, "willAnimateRotation(to:duration:)")
  if !hearsAnimation && !listens(controller, "didRotate(from:)") { return }
  change.animate(
    alongsideTransition: { context in
      if hearsAnimation { controller.willAnimateRotation(to: unknown(), duration: context.transitionDuration) }
    },
    completion: { _ in controller.didRotate(from: unknown()) })
}
