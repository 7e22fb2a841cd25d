import UIKit

// BG-04: who listens hears that the app goes to the background while its animations are still there.
// always: A.began < app.has left < A.not finished

private final class Leaving: Script {
  private var observer: Any?

  override var lines: Int { 1 }
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { _ in record("app", "has left") }
    record("A", "began")
    UIView.animate(withDuration: 0.3) {
    } completion: { isFinished in
      record("A", isFinished ? "finished" : "not finished")
    }
    enterBackground()
  }
}
