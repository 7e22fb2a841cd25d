import UIKit

// F-26 `BLOCK_VS_LAST_DID`: the block of a present after or before the presenter's DD, always after the newcomer's DA.
// [F26=0] only: B.viewDidAppear < A.viewDidDisappear < A.presented
// [F26=1] only: B.viewDidAppear < A.presented < A.viewDidDisappear

private final class BlockAndLastDid: ModalScript {
  override var lines: Int { 1 }
  override var style: UIModalPresentationStyle { .fullScreen }
}
