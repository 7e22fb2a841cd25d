import UIKit

// DOC-123: isDescendant(of:) is true for the view itself and its ancestors, and for no other.
// (developer.apple.com/documentation/uikit/uiview/isdescendant(of:)).
// only: view.of itself < view.of its ancestor < view.not of another

private final class Descendant: Script {
  override var takesTouches: Bool { false }

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    let view = UIView()
    let middle = UIView()
    let top = UIView()
    middle.addSubview(view)
    top.addSubview(middle)
    if view.isDescendant(of: view) { record("view", "of itself") }
    if view.isDescendant(of: top) { record("view", "of its ancestor") }
    if !top.isDescendant(of: view) { record("view", "not of another") }
  }
}
