import UIKit

// F-18: the private views between the window and a root view are left out: nothing but a walk up the superviews sees them.
// [iOS=12] only: A.directly in the window
// [iOS=26] only: A.directly in the window

private final class Wrappers: Script {
  let a = UIViewController()

  override func setUp() { showRoot(a) }
  override func perform(_ line: Int) {
    record("A", a.view.superview === a.view.window ? "directly in the window" : "in a wrapper")
  }
}
