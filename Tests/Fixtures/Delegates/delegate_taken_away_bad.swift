import UIKit

// Gives a screen a transition of its own for a moment only: when it is dismissed, nobody is there to be asked.
final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}

final class Usher {
  private let stage: UIViewController
  private let curtain = Curtain()

  init(stage: UIViewController) { self.stage = stage }

  func open(_ scene: UIViewController) {
    let former = scene.transitioningDelegate
    scene.transitioningDelegate = curtain
    stage.present(scene, animated: true) {
      scene.transitioningDelegate = former  // expect: TV906
    }
  }
}
