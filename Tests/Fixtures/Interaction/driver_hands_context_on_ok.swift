// expect: holds
import UIKit

/// Hands the context on to the shrinking of another module, which is told how the drag goes and how it ends.
final class ShrinkDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private let shrinking: ModuleShrinking

  init(shrinking: ModuleShrinking) {
    self.shrinking = shrinking
    super.init()
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    shrinking.begin(transitionContext)
  }

  func move(to share: CGFloat) { shrinking.move(to: share) }

  func letGo(isFar: Bool) {
    if isFar { shrinking.finish() } else { shrinking.cancel() }
  }
}
