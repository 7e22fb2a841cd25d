import UIKit

// F-55 `TOUCH_BLOCK_FROM`: between the accepted request and the start a touch comes through, or does not.
// [F55=0] sometimes: A.tapped < B.viewWillAppear
// [F55=1] never: A.tapped < B.viewWillAppear

private final class TapInTime: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { TapOnceBelow() }

  override func perform(_ line: Int) {
    (root as? TapOnceBelow)?.listen()
    super.perform(line)
  }
}

private final class TapOnceBelow: UIViewController {
  func listen() { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap"))) }

  func tap() {
    record("A", "tapped")
    view.gestureRecognizers = nil
  }
}
