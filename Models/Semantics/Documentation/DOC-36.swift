import UIKit

// DOC-36: The object that may make a dismissal interactive is asked for with the animator that was given for it.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/interactioncontrollerfordismissal(using:)).
// only: delegate.animator < delegate.interaction with that animator

private final class Pairing: NSObject, UIViewControllerTransitioningDelegate {
  let animator = RecordedAnimator("AN")

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    record("delegate", "animator")
    return animator
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    let isMine = animator === self.animator
    record("delegate", isMine ? "interaction with that animator" : "interaction with another animator")
    return nil
  }
}

private final class AnimatorOfInteraction: ModalScript {
  override var takesTouches: Bool { false }
  private let pairing = Pairing()

  override func makePresented() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = pairing
    return controller
  }
}
