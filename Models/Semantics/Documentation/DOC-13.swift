import UIKit

// DOC-13: The default presentation style is automatic.
// (developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle).
// only: B.automatic

private final class DefaultStyle: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    record("B", UIViewController().modalPresentationStyle == .automatic ? "automatic" : "another style")
  }
}
