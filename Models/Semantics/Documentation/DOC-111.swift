import UIKit

// DOC-111: popoverPresentationController is there before the presentation when the style is popover, and nil under
// other styles.
// (developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller).
// only: B.none < C.one

private final class PopoverOnDemand: Script {
  override var takesTouches: Bool { false }
  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let b = UIViewController()
    b.modalPresentationStyle = .overFullScreen
    record("B", b.popoverPresentationController == nil ? "none" : "one")
    let c = UIViewController()
    c.modalPresentationStyle = .popover
    record("C", c.popoverPresentationController == nil ? "none" : "one")
  }
}
