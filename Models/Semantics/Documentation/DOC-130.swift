import UIKit

// DOC-130: selectedViewController of a tab bar controller without controllers is nil.
// (developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller).
// only: tabs.nil

private final class NothingSelected: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    record("tabs", UITabBarController().selectedViewController == nil ? "nil" : "a controller")
  }
}
