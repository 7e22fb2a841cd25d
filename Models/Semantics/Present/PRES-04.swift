import UIKit

// PRES-04: UIKit's own animator gives the same callbacks; nothing of the delegate's is visible.
// only: A.viewWillDisappear < B.viewWillAppear < B.viewIsAppearing < B.viewDidAppear < A.viewDidDisappear

private final class StandardAnimation: ModalScript {
  override var lines: Int { 1 }
  override var style: UIModalPresentationStyle { .fullScreen }
}
