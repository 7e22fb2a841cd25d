import UIKit

// OBJ-09: `animationEnded` comes when `completeTransition` is called, once for each transition.
// only: AN.completeTransition(true) < AN.animationEnded(true) < AN.completeTransition(true) < AN.animationEnded(true)

private final class AnimationEnded: CustomModalScript {
  override func makeRoot() -> UIViewController { UIViewController() }
}
