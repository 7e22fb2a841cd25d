import UIKit

// INT-09: an interaction controller that nothing drives makes a programmatic dismissal hang.
// only: A.presented < IC.startInteractiveTransition < world.stuck
// never: A.dismissed

private final class NobodyDrives: InteractiveScript {
  override var outcomes: Int { 0 }
  override func makeRoot() -> UIViewController { UIViewController() }
}
