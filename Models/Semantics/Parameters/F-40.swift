import UIKit

// F-40 `SECOND_OUTCOME`: cancel, then finish: the first or the last one counts.
// [F40=0] only: IC.cancel < IC.finish < AN.completeTransition(false)
// [F40=1] only: IC.cancel < IC.finish < AN.completeTransition(true)

private final class ChangedMind: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func decide(_ outcome: Int) {
    driver.cancel()
    driver.finish()
  }
}
