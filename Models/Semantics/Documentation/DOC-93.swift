import UIKit

// DOC-93: performWithoutAnimation runs its block at once.
// (developer.apple.com/documentation/uikit/uiview/performwithoutanimation(_:)).
// only: app.block < app.returned

private final class BlockAtOnce: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    UIView.performWithoutAnimation { record("app", "block") }
    record("app", "returned")
  }
}
