import UIKit

// DOC-29: The transition coordinator is there while a transition is in progress and nil otherwise; a child gets that
// of its ancestor.
// (developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator).
// only: B.none < child.none < B.one in viewWillAppear < child.one in viewWillAppear < B.none < child.none

private final class WhileInProgress: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  private let b = Telling()
  let child = UIViewController()

  override func setUp() {
    showRoot(a)
    b.addChild(child)
    child.didMove(toParent: b)
  }

  override func perform(_ line: Int) {
    b.tell("none", "one")
    a.present(b, animated: true)
  }

  override func finish() { b.tell("none", "one") }
}

private final class Telling: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("none in viewWillAppear", "one in viewWillAppear")
  }

  func tell(_ none: String, _ one: String) {
    record("B", transitionCoordinator == nil ? none : one)
    for child in children { record("child", child.transitionCoordinator == nil ? none : one) }
  }
}
