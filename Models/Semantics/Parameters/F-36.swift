import UIKit

// F-36 `CHAIN_ORDER`: what is above the dismissed controller goes first, from either end, or last, around the block.
// [F36=0] only: D.viewDidDisappear < C.viewDidDisappear < B.viewDidDisappear < A.dismissed
// [F36=1] only: C.viewDidDisappear < D.viewDidDisappear < B.viewDidDisappear < A.dismissed
// [F36=2] only: B.viewDidDisappear < D.viewDidDisappear < C.viewDidDisappear < A.dismissed
// [F36=3] only: B.viewDidDisappear < A.dismissed < D.viewDidDisappear < C.viewDidDisappear

private final class LongChain: ModalScript {
  override var lines: Int { 4 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    if line == 0 || line == 3 {
      super.perform(line)
    } else {
      let upper = RecordedController(line == 1 ? "C" : "D")
      upper.modalPresentationStyle = .overFullScreen
      top.present(upper, animated: true)
    }
  }
}
