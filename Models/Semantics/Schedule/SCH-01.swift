import UIKit

// SCH-01: an accepted present returns first; the transition starts on a later step of the run loop.
// only: A.returned < B.viewWillAppear < B.viewDidAppear

private final class ReturnFirst: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }

  override func perform(_ line: Int) {
    super.perform(line)
    record("A", "returned")
  }
}
