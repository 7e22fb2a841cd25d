import UIKit

// INT-11: in iOS 7, animations that were scrubbed to their very end never report it; later versions do.
// [iOS=7] only: IC.startInteractiveTransition < IC.finish < world.stuck
// only: IC.startInteractiveTransition < IC.finish < AN.completeTransition(true)

private final class AllTheWay: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func decide(_ outcome: Int) {
    driver.update(1)
    driver.finish()
  }
}
