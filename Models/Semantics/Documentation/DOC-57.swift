import UIKit

// DOC-57: With wantsInteractiveStart set to false the animations start without interactivity: nobody has to drive
// them.
// (developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition/wantsinteractivestart).
// only: AN.animateTransition < AN.completeTransition(true) < A.presented

private final class StartsByItself: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }
  override var outcomes: Int { 0 }

  override func perform(_ line: Int) {
    driver.wantsInteractiveStart = false
    super.perform(line)
  }
}
