import UIKit

// OBJ-12: `wantsInteractiveStart` decides whether the transition starts interactively; if not, it runs by itself.
// only: IC.starts by itself < AN.animateTransition < AN.completeTransition(true)
// only: IC.waits < AN.animateTransition

private final class InteractiveStart: InteractiveScript {
  override var isPresentation: Bool { true }
  override var outcomes: Int { 0 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if mayHappen("the interaction starts by itself") { driver.wantsInteractiveStart = false }
    record("IC", driver.wantsInteractiveStart ? "waits" : "starts by itself")
    super.perform(line)
  }
}
