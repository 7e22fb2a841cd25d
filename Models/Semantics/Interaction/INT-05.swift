import UIKit

// INT-05: finish ends the interaction: change handlers, then the rest of the animation, then the completion with true.
// only: IC.finish < TC.change(finished) < AN.completeTransition(true) < PC.presentationTransitionDidEnd(true)

private final class Finish: InteractiveScript {
  override var isPresentation: Bool { true }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 0 { recordChanges(of: root) }
  }
}
