import UIKit

// F-11 `EARLY_OUTCOME`: the same for a cancel: applied at the start, or lost.
// [F11=0] only: IC.cancel < IC.startInteractiveTransition < world.stuck
// [F11=1] only: IC.cancel < IC.startInteractiveTransition < AN.completeTransition(false)

private final class EarlyCancel: InteractiveScript {
  override var outcomes: Int { 0 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 1 { driver.cancel() }
  }
}
