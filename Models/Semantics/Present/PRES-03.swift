import UIKit

// PRES-03: a presentation that keeps the presenter's view tells the presenter nothing, either way.
// only: B.viewWillAppear < B.viewIsAppearing < B.viewDidAppear < A.presented < B.viewWillDisappear < B.viewDidDisappear < A.dismissed
// never: A.viewWillDisappear
// never: A.presented < A.viewDidAppear

private final class KeepPresenter: ModalScript {
  override var style: UIModalPresentationStyle { .overFullScreen }
}
