import UIKit

// DOC-25: A child of another container is removed from it before it is added to the new one.
// (developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)).
// only: first.has no child < second.has C < C.belongs to the second

private final class Adopted: Script {
  override var takesTouches: Bool { false }
  let first = UIViewController()
  let second = UIViewController()
  let c = UIViewController()

  override func setUp() { showRoot(UIViewController()) }

  override func perform(_ line: Int) {
    first.addChild(c)
    second.addChild(c)
    record("first", first.children.isEmpty ? "has no child" : "has C")
    record("second", second.children.isEmpty ? "has no child" : "has C")
    record("C", c.parent === second ? "belongs to the second" : "belongs to another")
  }
}
