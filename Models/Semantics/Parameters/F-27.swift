import UIKit

// F-27 `TAIL_ORDER`: completion block, coordinator completions and `animationEnded` in any order.
// only: A.presented < TC.completion < AN.animationEnded(true)
// only: A.presented < AN.animationEnded(true) < TC.completion
// only: TC.completion < A.presented < AN.animationEnded(true)
// only: TC.completion < AN.animationEnded(true) < A.presented
// only: AN.animationEnded(true) < A.presented < TC.completion
// only: AN.animationEnded(true) < TC.completion < A.presented

private final class Tail: CustomModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    recordCoordinator(of: root)
  }
}
