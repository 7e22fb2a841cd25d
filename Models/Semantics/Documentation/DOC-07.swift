import UIKit

// DOC-07: A full-screen presentation that a child asks for is made by the ancestor that covers the screen.
// (developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)).
// only: B.presented by the root < child.presents B, too

private final class ForwardedRequest: Script {
  override var takesTouches: Bool { false }
  let a = UIViewController()
  let b = UIViewController()
  let child = UIViewController()

  override func setUp() {
    showRoot(a)
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
  }

  override func perform(_ line: Int) {
    b.modalPresentationStyle = .fullScreen
    child.present(b, animated: true)
  }

  override func finish() {
    record("B", b.presentingViewController === a ? "presented by the root" : "presented by another")
    record("child", child.presentedViewController === b ? "presents B, too" : "presents nothing")
  }
}
