import UIKit

// DOC-32: initiallyInteractive stays true for the whole of a transition that began interactively, isInteractive turns
// false when the user lets go.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/initiallyinteractive).
// only: TC.began interactively < TC.interactive < TC.began interactively < TC.not interactive

private final class InitiallyInteractive: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func decide(_ outcome: Int) {
    if let coordinator = root.transitionCoordinator { tell(coordinator) }
    root.transitionCoordinator?.notifyWhenInteractionChanges { context in self.tell(context) }
    driver.finish()
  }

  private func tell(_ context: UIViewControllerTransitionCoordinatorContext) {
    record("TC", context.initiallyInteractive ? "began interactively" : "began by itself")
    record("TC", context.isInteractive ? "interactive" : "not interactive")
  }
}
