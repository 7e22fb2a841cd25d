import UIKit

// DOC-116: isCancelled of the coordinator's context is true in the completion of a transition that was cancelled.
// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/iscancelled).
// only: TC.alongside < IC.cancel < TC.completion(cancelled)

private final class CancelledContext: InteractiveScript {
  override var takesTouches: Bool { false }
  override var isPresentation: Bool { true }

  override func perform(_ line: Int) {
    super.perform(line)
    if line == 0 { recordCoordinator(of: root) }
  }

  override func decide(_ outcome: Int) { driver.cancel() }
}
