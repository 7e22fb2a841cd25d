import UIKit

// DOC-54: percentComplete is the last value that update was given.
// (developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/percentcomplete).
// Open: the machine keeps no progress: once the gesture has moved, percentComplete may be any number.
// sometimes: IC.a half < IC.a quarter < AN.completeTransition(true)
// sometimes: IC.another value < AN.completeTransition(true)

private final class LastUpdate: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func decide(_ outcome: Int) {
    driver.update(0.5)
    record("IC", driver.percentComplete == 0.5 ? "a half" : "another value")
    driver.update(0.25)
    record("IC", driver.percentComplete == 0.25 ? "a quarter" : "another value")
    driver.finish()
  }
}
