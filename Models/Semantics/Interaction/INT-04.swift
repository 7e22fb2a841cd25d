import UIKit

// INT-04: an outcome before the start is remembered or lost; a lost one leaves the transition waiting for ever.
// [F11=0] only: IC.finish < IC.startInteractiveTransition < world.stuck
// [F11=1] only: IC.finish < IC.startInteractiveTransition < AN.completeTransition(true)

private final class EarlyOutcome: InteractiveScript {
  override var isPresentation: Bool { true }
  override var outcomes: Int { 0 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    driver.finish()
  }
}
