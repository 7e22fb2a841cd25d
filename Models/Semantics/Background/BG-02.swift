import UIKit

// BG-02: an animation that begins while the app is in the background does not finish either.
// only: app.background < A.began < A.not finished

private final class BegunInBackground: Script {
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    record("app", "background")
    enterBackground()
    record("A", "began")
    UIView.animate(withDuration: 0.3) {
    } completion: { isFinished in
      record("A", isFinished ? "finished" : "not finished")
    }
  }
}
