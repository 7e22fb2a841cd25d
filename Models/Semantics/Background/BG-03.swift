import UIKit

// BG-03: in the background nothing goes on; in the foreground it does.
// only: app.background < B.appears in the foreground < A.presented

private final class Suspended: ModalScript {
  override var lines: Int { 1 }
  override func makeRoot() -> UIViewController { UIViewController() }
  override func makePresented() -> UIViewController { WatchingController() }

  override func perform(_ line: Int) {
    super.perform(line)
    record("app", "background")
    enterBackground()
  }
}

private final class WatchingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("B", applicationIsInBackground ? "appears in the background" : "appears in the foreground")
  }
}
