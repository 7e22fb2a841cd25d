import UIKit

// DOC-126: Inside performWithoutAnimation animations are not enabled; before and after it they are.
// (developer.apple.com/documentation/uikit/uiview/areanimationsenabled).
// only: app.enabled < app.not enabled < app.enabled

private final class NotEnabled: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    tell()
    UIView.performWithoutAnimation { self.tell() }
    tell()
  }

  private func tell() { record("app", UIView.areAnimationsEnabled ? "enabled" : "not enabled") }
}
