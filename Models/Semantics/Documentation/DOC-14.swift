import UIKit

// DOC-14: viewDidLoad follows loadView, when the view is asked for and not there yet.
// (developer.apple.com/documentation/uikit/uiviewcontroller/loadview()).
// only: app.asks < B.loadView < B.viewDidLoad < app.asks again < app.has it

private final class LoadedOnDemand: Script {
  override var takesTouches: Bool { false }
  let b = RecordedController("B")

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    record("app", "asks")
    _ = b.view
    record("app", "asks again")
    _ = b.view
    record("app", "has it")
  }
}
