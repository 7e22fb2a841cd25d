import UIKit

// BG-01: when the app goes to the background running animations are removed; their completions say "not finished".
// only: A.began < app.background < A.not finished
// only: A.began < A.finished < app.background

private final class Interrupted: Script {
  override var lines: Int { 2 }
  override func setUp() { showRoot(UIViewController()) }
  override func overlaps(_ line: Int) -> Bool { line == 1 }

  override func perform(_ line: Int) {
    if line == 1 {
      record("app", "background")
      enterBackground()
      return
    }
    record("A", "began")
    UIView.animate(withDuration: 0.3) {
    } completion: { isFinished in
      record("A", isFinished ? "finished" : "not finished")
    }
  }
}
