import UIKit

// ROT-01: a window that becomes narrow tells of its new traits, then of its new size.
// only: A.willTransition < A.viewWillTransition

private final class NarrowedWindow: Script {
  override func setUp() { showRoot(TurningController("A")) }
  override var compactWidth: Bool? { false }
  override func perform(_ line: Int) { changeWidth() }
}
