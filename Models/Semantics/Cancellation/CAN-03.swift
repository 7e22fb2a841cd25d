import UIKit

// CAN-03: the block of a request that is cancelled runs, or does not.
// [F06=0] only: AN.completeTransition(false)
// [F06=1] only: AN.completeTransition(false) < A.presented

private final class BlockOnCancel: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func decide(_ outcome: Int) { driver.cancel() }
}
