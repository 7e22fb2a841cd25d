import UIKit

// F-39: an update outside the interactive phase is ignored, or stored as the percentage; it decides nothing.
// [F39=0] only: IC.zero
// [F39=1] only: IC.stored
// [F39=1] only: IC.zero

private final class EarlyUpdate: Script {
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.update(0.5)
    record("IC", driver.percentComplete > 0 ? "stored" : "zero")
  }
}
