import UIKit

// F-53, BG-02: where animations are switched off they last no time: the longer one does not end later.
// only: A.long < A.short
// never: A.short < A.long

private final class NoTime: Script {
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 0.5) {
    } completion: { _ in
      record("A", "long")
    }
    UIView.animate(withDuration: 0.1) {
    } completion: { _ in
      record("A", "short")
    }
    UIView.setAnimationsEnabled(true)
  }
}
