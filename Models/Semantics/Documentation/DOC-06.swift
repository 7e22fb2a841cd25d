import UIKit

// DOC-06: A child of a presented controller has the presenter of its ancestor in presentingViewController.
// (developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller).
// only: child.nobody < child.A

private final class PresenterOfAncestor: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = UIViewController()
  let child = UIViewController()

  override func setUp() {
    showRoot(a)
    b.addChild(child)
    b.view.addSubview(child.view)
    child.didMove(toParent: b)
  }

  override func perform(_ line: Int) {
    tell()
    a.present(b, animated: true)
  }

  override func finish() { tell() }

  private func tell() { record("child", child.presentingViewController === a ? "A" : "nobody") }
}
