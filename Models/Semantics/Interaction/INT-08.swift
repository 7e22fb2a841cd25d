import UIKit

// INT-08: a second outcome without a pause is outside the contract: the first or the last one counts.
// [F40=0] only: IC.finish < IC.cancel < AN.completeTransition(true)
// [F40=1] only: IC.finish < IC.cancel < AN.completeTransition(false)

private final class TwoOutcomes: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func decide(_ outcome: Int) {
    driver.finish()
    driver.cancel()
  }
}
