// expect: holds
import UIKit

// The transition stays with the screen until it is dismissed.
final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}

final class Usher {
  private let stage: UIViewController
  private let curtain = Curtain()

  init(stage: UIViewController) { self.stage = stage }

  func open(_ scene: UIViewController) {
    scene.transitioningDelegate = curtain
    stage.present(scene, animated: true)
  }
}
