import UIKit

// F-06: the block of a cancelled dismissal, of a dropped one and of one that finds nothing: three times open.
// [F06=0] only: A.presented
// [F06=1] only: A.presented < A.dismissed

private final class BlockOfDismissal: InteractiveScript {
  override func makeRoot() -> UIViewController { UIViewController() }
  override func decide(_ outcome: Int) { driver.cancel() }
}
