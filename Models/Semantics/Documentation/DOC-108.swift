import UIKit

// DOC-108: show, sent to a controller without a container that overrides it, presents modally.
// (developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)).
// only: B.viewDidAppear < A.presents B

private final class ShowPresents: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = RecordedController("B")

  override func setUp() { showRoot(a) }
  override func perform(_ line: Int) { a.show(b, sender: nil) }
  override func finish() { record("A", a.presentedViewController === b ? "presents B" : "presents nothing") }
}
