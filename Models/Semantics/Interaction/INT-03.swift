import UIKit

// INT-03: updates decide nothing, however far they go: the transition waits for its outcome.
// only: IC.startInteractiveTransition < IC.cancel < AN.completeTransition(false)

private final class UpdateAll: InteractiveScript {
  override var isPresentation: Bool { true }
  override var outcomes: Int { 2 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func decide(_ outcome: Int) {
    if outcome == 0 { driver.update(1) } else { driver.cancel() }
  }
}
